import { DAY_MS, MINUTE_MS } from '@yinyom/contracts/durations';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { websitesInternal } from '@yinyom/contracts/internal/websites';
import {
  CODE_MINUTES,
  CODE_TRIES,
  CODES_A_DAY,
  EXPIRED_HASH_DAYS,
  MAX_UNVERIFIED,
  type PublicRequestInput,
  type PublicRequestStatus,
} from '@yinyom/contracts/requests/publicRequest';
import { dueAt, VERIFY_WITHIN_DAYS } from '@yinyom/contracts/requests/requestClock';
import { invalidField, notFound } from '@yinyom/service-kit/AppError';
import type { createCounters } from '@yinyom/service-kit/database/createCounters';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import type { Logger } from '@yinyom/service-kit/logger';
import type { NewRequest } from '../register/newRequest';
import type { RequestRecord } from '../register/RequestRecord';
import type { RequestStore } from '../register/request.store';
import type { Seals } from '../register/seals';
import { PERSON } from '../register/timeline';
import type { SettingsRecord, SettingsStore } from '../settings/settings.store';
import { codeHash, isCode, newCode, newToken, tokenHash } from '../register/formCodes';
import { hasExpired, type UnverifiedRecord, type UnverifiedStore } from './unverified.store';

export interface FormDeps {
  unverified: UnverifiedStore;
  requests: Pick<RequestStore, 'findByToken'>;
  settings: Pick<SettingsStore, 'get'>;
  /** Codes that were sent to a mailbox within a day, and requests of it that were never confirmed. */
  counters: ReturnType<typeof createCounters>;
  seals: Seals;
  newRequest: NewRequest;
  websites: Pick<InternalHandlers<typeof websitesInternal>, 'getPublishedSite'>;
  identity: Pick<
    InternalHandlers<typeof identityInternal>,
    'organizationContact' | 'sendRequestCode' | 'sendRequestNews'
  >;
  logger: Logger;
  now(): Date;
}

/** The website behind a form, its organization and what that set. */
export interface OpenForm {
  organizationId: string;
  organizationName: string;
  applicationId: string;
  settings: SettingsRecord;
}

/** Requests of one mailbox that it may leave unconfirmed before no code goes there for a while. */
const MOST_UNCONFIRMED = 20;

/** The public form: what strangers send, until their mailbox is confirmed. No answer tells whether a mailbox is known. */
export const createFormService = (deps: FormDeps) => {
  const { unverified, requests, settings, counters, seals, newRequest, websites, identity, logger, now } =
    deps;

  /** @throws AppError 404 for a form that is off, as for a website that is not there */
  const open = async (siteKey: string): Promise<OpenForm> => {
    const site = await websites.getPublishedSite({ site_key: siteKey });
    if (!site || site.deleted) throw notFound();
    const { organization_id: organizationId, application_id: applicationId } = site;
    const found = await settings.get(organizationId);
    if (!found.form_enabled) throw notFound();
    const contact = await identity.organizationContact({ organization_id: organizationId });
    if (!contact) throw notFound();
    return { organizationId, organizationName: contact.name, applicationId, settings: found };
  };

  const mayMail = async (hash: string, at: Date): Promise<boolean> =>
    (await counters.take(`day ${hash}`, CODES_A_DAY, new Date(at.getTime() + DAY_MS))) &&
    (await counters.take(
      `unconfirmed ${hash}`,
      MOST_UNCONFIRMED,
      new Date(at.getTime() + EXPIRED_HASH_DAYS * DAY_MS),
    ));

  const statusOf = (record: RequestRecord): PublicRequestStatus => ({
    number: record.number,
    state: record.state,
    rights: record.rights,
    received_at: record.received_at.toISOString(),
    due_at: record.due_at.toISOString(),
    closed_at: record.closed_at?.toISOString() ?? null,
  });

  /** Begins the request of a confirmed mailbox. A code that is typed in twice begins it once. */
  const begin = async (form: OpenForm, record: UnverifiedRecord): Promise<RequestRecord> => {
    const given = JSON.parse(seals.open(record, record.sealed)) as PublicRequestInput;
    const { name, email, phone, postal_address, representative, details } = given;
    try {
      return await newRequest(
        {
          organization_id: record.organization_id,
          application_id: record.application_id,
          rights: record.rights,
          channel: 'form',
          subject_kind: given.subject_kind,
          identity_level: 'email_code',
          answer_way: given.answer_way,
          language: given.language,
          consent_id: given.consent_id || null,
          received_at: record.received_at,
          token_sha256: record.token_sha256,
          person: {
            person: { name, email, ...(phone && { phone }), ...(postal_address && { postal_address }) },
            representative: representative ?? null,
            details,
          },
          verified: true,
          by: PERSON,
        },
        form.settings,
      );
    } catch (error) {
      const known = isDuplicateKey(error) ? await requests.findByToken(record.token_sha256) : null;
      if (!known) throw error;
      return known;
    }
  };

  return {
    open,

    /** Stores a request and mails its code. What a mailbox has had today changes nothing of the answer. */
    create: async (
      siteKey: string,
      given: PublicRequestInput,
    ): Promise<{ token: string; verify_by: string }> => {
      const form = await open(siteKey);
      const { organizationId, settings: rules } = form;
      if (!rules.subject_kinds.includes(given.subject_kind))
        throw invalidField('subject_kind', 'invalid_value');
      const [token, code, at] = [newToken(), newCode(), now()];
      const _id = unverified.newId();
      const verifyBy = new Date(at.getTime() + VERIFY_WITHIN_DAYS * DAY_MS);
      await unverified.add(
        {
          _id,
          organization_id: organizationId,
          application_id: form.applicationId,
          token_sha256: tokenHash(token),
          rights: given.rights,
          sealed: seals.seal({ _id, organization_id: organizationId }, JSON.stringify(given)),
          code_sha256: codeHash(token, code),
          code_until: new Date(at.getTime() + CODE_MINUTES * MINUTE_MS),
          tries: 0,
          received_at: at,
          verify_by: verifyBy,
          expires_at: new Date(verifyBy.getTime() + EXPIRED_HASH_DAYS * DAY_MS),
        },
        MAX_UNVERIFIED,
      );
      if (await mayMail(seals.emailHash(organizationId, given.email), at))
        await identity.sendRequestCode({
          organization_id: organizationId,
          organization: form.organizationName,
          email: given.email,
          language: given.language,
          digits: code,
        });
      return { token, verify_by: verifyBy.toISOString() };
    },

    /** @throws AppError 404; 422 request_code_invalid, request_code_ended */
    verify: async (siteKey: string, token: string, code: string): Promise<PublicRequestStatus> => {
      const form = await open(siteKey);
      const hash = tokenHash(token);
      const known = await requests.findByToken(hash);
      if (known?.organization_id === form.organizationId) return statusOf(known);
      const record = await unverified.takeTry(hash, CODE_TRIES, now());
      if (record?.organization_id !== form.organizationId) throw invalidField('code', 'request_code_ended');
      if (!isCode(record.code_sha256, token, code)) throw invalidField('code', 'request_code_invalid');
      const begun = await begin(form, record);
      await unverified.remove(record._id);
      await identity
        .sendRequestNews({
          organization_id: form.organizationId,
          user_ids: form.settings.receivers,
          number: begun.number,
          due_at: begun.due_at.toISOString(),
        })
        .catch((error: unknown) => logger.error({ err: error }, 'receivers of a request were not told'));
      return statusOf(begun);
    },

    /** @throws AppError 404 for a token that opens nothing here */
    status: async (siteKey: string, token: string): Promise<PublicRequestStatus> => {
      const { organizationId, settings: rules } = await open(siteKey);
      const hash = tokenHash(token);
      const known = await requests.findByToken(hash);
      if (known?.organization_id === organizationId) return statusOf(known);
      const record = await unverified.find(hash, now());
      if (record?.organization_id !== organizationId) throw notFound();
      return {
        number: null,
        state: hasExpired(record, now()) ? 'expired' : 'received',
        rights: record.rights,
        received_at: record.received_at.toISOString(),
        due_at: dueAt(record.received_at, record.rights, rules.answer_days).toISOString(),
        closed_at: null,
      };
    },
  };
};
export type FormService = ReturnType<typeof createFormService>;
