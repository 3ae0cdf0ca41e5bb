import type { BodyOf } from '@yinyom/contracts/endpoint';
import { DAY_MS } from '@yinyom/contracts/durations';
import type { createSubjectRequest, updateSubjectRequest } from '@yinyom/contracts/requests/editRequests';
import { isOpen, mayFollow } from '@yinyom/contracts/requests/requestStates';
import { MAX_TIMELINE } from '@yinyom/contracts/requests/subjectRequest';
import { conflict, invalidField, notFound } from '@yinyom/service-kit/AppError';
import type { NewRequest } from '../register/newRequest';
import type { PersonalPart, RequestRecord } from '../register/RequestRecord';
import type { RequestChange, RequestStore } from '../register/request.store';
import type { Seals } from '../register/seals';
import { timelineEntry } from '../register/timeline';
import type { SettingsStore } from '../settings/settings.store';
import { closingOf } from './closingOf';
import type { SubjectRecordCalls } from './consentRecord.service';
import { decisionNamed } from './decisionNamed';
import type { RequestAccess, Worker } from './requestAccess';
import { rightsChanged } from './rightsChanged';

interface Deps {
  requests: RequestStore;
  settings: Pick<SettingsStore, 'get'>;
  seals: Seals;
  access: RequestAccess;
  newRequest: NewRequest;
  consents: Pick<SubjectRecordCalls, 'decisionOwner'>;
  now(): Date;
}

type Person = BodyOf<typeof createSubjectRequest>['person'];

/** A person without fields that were left empty. */
const personOf = ({ name, email, postal_address, phone }: Person): PersonalPart['person'] => ({
  name,
  ...(email && { email }),
  ...(postal_address && { postal_address }),
  ...(phone && { phone }),
});

/** When a request was received. @throws AppError 422 for a time to come, or more than a year ago */
const receivedAt = (given: string | undefined, now: Date): Date => {
  if (given === undefined) return now;
  const at = new Date(given);
  if (at > now || now.getTime() - at.getTime() > 366 * DAY_MS)
    throw invalidField('received_at', 'received_at_invalid');
  return at;
};

/** Enters requests and changes what is known of them. */
export const createEditService = ({
  requests,
  settings,
  seals,
  access,
  newRequest,
  consents,
  now,
}: Deps) => ({
  create: async (
    { member, actor }: Worker,
    {
      person,
      representative,
      details,
      received_at,
      consent_id,
      ...form
    }: BodyOf<typeof createSubjectRequest>,
  ): Promise<RequestRecord> => {
    const { organizationId } = member;
    const rules = await settings.get(organizationId);
    return newRequest(
      {
        ...form,
        organization_id: organizationId,
        application_id: null,
        consent_id: consent_id || null,
        received_at: receivedAt(received_at, now()),
        person: { person: personOf(person), representative: representative ?? null, details },
        verified: form.identity_level !== 'none',
        by: actor,
      },
      rules,
    );
  },

  /** @throws AppError 409 request_closed, state_not_allowed, request_full; 412 version_conflict; 422 decision_unknown */
  update: async (
    { actor }: Worker,
    record: RequestRecord,
    {
      state,
      person,
      representative,
      details,
      rights,
      consent_id,
      note,
      ...fields
    }: BodyOf<typeof updateSubjectRequest>,
    seen: number,
  ): Promise<RequestRecord> => {
    if (!isOpen(record.state)) throw conflict('request_closed');
    if (state && state !== record.state && !mayFollow(record.state, state))
      throw conflict('state_not_allowed');
    if (note && record.timeline.length >= MAX_TIMELINE) throw conflict('request_full');
    const { organization_id } = record;
    const isOther = Boolean(consent_id) && consent_id !== record.consent_id;
    if (isOther && !(await consents.decisionOwner({ organization_id, consent_id: consent_id as string })))
      throw invalidField('consent_id', 'decision_unknown');
    const at = now();
    const before = record.personal === null ? null : seals.openPerson(record, record.personal);
    const after = before && {
      person: person ? personOf(person) : before.person,
      representative: representative === undefined ? before.representative : representative,
      details: details ?? before.details,
    };
    const rules = await settings.get(organization_id);
    const named =
      consent_id === undefined
        ? record
        : decisionNamed(seals, record, consent_id || null, rights ?? record.rights, at);
    const mailbox = after?.person.email;
    const moved = state !== undefined && state !== record.state;
    const set: RequestChange = {
      ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
      ...(after && {
        personal: seals.sealPerson(record, after),
        email_hash: mailbox ? seals.emailHash(organization_id, mailbox) : null,
      }),
      ...(named !== record && { consent_id: named.consent_id, tasks: named.tasks }),
      ...(rights && rightsChanged(seals, named, rights, rules)),
      ...(moved && { state }),
      ...(state === 'verified' && !record.verified_at && { verified_at: at }),
      ...(moved && state === 'withdrawn' && closingOf(at, rules.keep_months)),
    };
    const given = { ...fields, person, representative, details, rights, consent_id };
    const changed = Object.keys(given).filter((field) => given[field as 'rights'] !== undefined);
    return access.save(record, {
      seen,
      set,
      entries: [
        ...(changed.length > 0
          ? [timelineEntry(seals, record, { kind: 'changed', by: actor, at, text: changed.join(', ') })]
          : []),
        ...(moved ? [timelineEntry(seals, record, { kind: 'state_changed', by: actor, at, state })] : []),
        ...(note ? [timelineEntry(seals, record, { kind: 'note', by: actor, at, text: note })] : []),
      ],
    });
  },

  /** @throws AppError 409 request_closed, assignee_not_allowed; 412 */
  assign: async (
    { actor }: Worker,
    record: RequestRecord,
    userId: string | null,
    seen: number | undefined,
  ): Promise<RequestRecord> => {
    const person = userId === null ? null : await access.assignee(record.organization_id, userId);
    return access.save(record, {
      seen,
      set: { assigned_to: person?.id ?? null, assigned_name: person?.name ?? null },
      entries: [
        timelineEntry(seals, record, { kind: 'assigned', by: actor, at: now(), text: person?.name ?? '' }),
      ],
    });
  },

  /** Notes are added to closed requests, too. @throws AppError 409 request_full; 404 once it was purged */
  note: async ({ actor }: Worker, record: RequestRecord, text: string): Promise<RequestRecord> => {
    if (record.purged_at) throw notFound();
    if (record.timeline.length >= MAX_TIMELINE) throw conflict('request_full');
    const entry = timelineEntry(seals, record, { kind: 'note', by: actor, at: now(), text });
    const changed = await requests.change(record._id, { entries: [entry] });
    if (!changed) throw notFound();
    return changed;
  },
});
export type EditService = ReturnType<typeof createEditService>;
