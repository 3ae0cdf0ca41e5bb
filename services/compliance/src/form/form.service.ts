import { DAY_MS, MINUTE_MS } from '@yinyom/contracts/durations';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { websitesInternal } from '@yinyom/contracts/internal/websites';
import {
  CODE_MINUTES,
  CODE_TRIES,
  EXPIRED_HASH_DAYS,
  MAX_UNVERIFIED,
  type PublicRequestInput,
  type PublicRequestStatus,
} from '@yinyom/contracts/requests/publicRequest';
import { dueAt, verifyBy } from '@yinyom/contracts/requests/requestClock';
import { invalidField, notFound } from '@yinyom/service-kit/AppError';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import type { RequestFiles } from '../request-files/requestFiles.service';
import { organizationOf } from '../controllers/controllerKey';
import type { LetterMailStore } from '../letters/letterMail.store';
import type { NewRequest } from '../register/newRequest';
import type { RequestRecord } from '../register/RequestRecord';
import type { RequestStore } from '../register/request.store';
import type { Seals } from '../register/seals';
import { PERSON } from '../register/timeline';
import type { SettingsRecord, SettingsStore } from '../settings/settings.store';
import { codeHash, isCode, newCode, newToken, tokenHash } from '../register/formCodes';
import { newestAnswer, NO_ANSWER } from './newestAnswer';
import type { ConfirmedMails } from './confirmedMails';
import type { FormLimits } from './formLimits';
import { hasExpired, type UnverifiedRecord, type UnverifiedStore } from './unverified.store';

export interface FormDeps {
  unverified: UnverifiedStore;
  requests: Pick<RequestStore, 'findByToken'>;
  letterMails: Pick<LetterMailStore, 'ofRequest'>;
  settings: Pick<SettingsStore, 'get'>;
  limits: FormLimits;
  seals: Seals;
  newRequest: NewRequest;
  files: Pick<RequestFiles, 'list' | 'add'>;
  websites: Pick<InternalHandlers<typeof websitesInternal>, 'getPublishedSite'>;
  identity: Pick<InternalHandlers<typeof identityInternal>, 'organizationContact' | 'sendRequestCode'>;
  confirmedMails: ConfirmedMails;
  now(): Date;
}

/** The website behind a form, its controller and what that set. */
export interface OpenForm {
  /** Key of the controller. */
  organizationId: string;
  organizationName: string;
  /** Who is asked about personal data; null: not stated. */
  contact: { name: string | null; email: string } | null;
  /** Privacy notices of the website by language. */
  privacyUrls: Readonly<Record<string, string>>;
  applicationId: string;
  settings: SettingsRecord;
}

/** A website may change its controller while a request is open; the person still reads it at the same form. */
const isOfForm = (
  { organization_id }: Pick<RequestRecord, 'organization_id'>,
  { organizationId }: Pick<OpenForm, 'organizationId'>,
): boolean => organizationOf(organization_id) === organizationOf(organizationId);

const codeUntil = (sentAt: Date): Date => new Date(sentAt.getTime() + CODE_MINUTES * MINUTE_MS);

/** The public form: what strangers send, until their mailbox is confirmed. No answer tells whether a mailbox is known. */
export const createFormService = (deps: FormDeps) => {
  const {
    unverified,
    requests,
    letterMails,
    settings,
    limits,
    seals,
    newRequest,
    files,
    websites,
    identity,
    confirmedMails,
    now,
  } = deps;

  /** @throws AppError 404 for a form that is off, as for a website that is not there */
  const open = async (siteKey: string): Promise<OpenForm> => {
    const site = await websites.getPublishedSite({ site_key: siteKey });
    if (!site || site.deleted) throw notFound();
    const { organization_id: organizationId, application_id: applicationId } = site;
    const found = await settings.get(organizationId);
    if (!found.form_enabled) throw notFound();
    const contact = await identity.organizationContact({ organization_id: organizationId });
    if (!contact) throw notFound();
    const { name: organizationName, dpo, contact_email: office } = contact;
    return {
      organizationId,
      organizationName,
      contact: dpo?.email ? dpo : office ? { name: null, email: office } : null,
      privacyUrls: site.privacy_urls ?? {},
      applicationId,
      settings: found,
    };
  };

  const mailCode = async (
    { organizationId, organizationName }: OpenForm,
    { email, language }: PublicRequestInput,
    digits: string,
  ): Promise<void> => {
    await identity.sendRequestCode({
      organization_id: organizationId,
      organization: organizationName,
      email,
      language,
      digits,
    });
  };

  const mailsOf = ({ _id, letters }: RequestRecord) =>
    letters.length > 0 ? letterMails.ofRequest(String(_id)) : [];

  const statusOf = async (record: RequestRecord): Promise<PublicRequestStatus> => ({
    number: record.number,
    state: record.state,
    rights: record.rights,
    received_at: record.received_at.toISOString(),
    due_at: record.due_at.toISOString(),
    closed_at: record.closed_at?.toISOString() ?? null,
    ...newestAnswer(record, await mailsOf(record), now()),
    answer_way: record.answer_way,
    files: (await files.list(record)).length,
  });

  /** The request whose mailbox is confirmed. @throws AppError 404 */
  const confirmed = async (siteKey: string, token: string): Promise<RequestRecord> => {
    const opened = await open(siteKey);
    const known = await requests.findByToken(tokenHash(token));
    if (!known || !isOfForm(known, opened)) throw notFound();
    return known;
  };

  const openGiven = (record: UnverifiedRecord): PublicRequestInput =>
    JSON.parse(seals.open(record, record.sealed)) as PublicRequestInput;

  /** Begins the request of a confirmed mailbox. A code that is typed in twice begins it once. */
  const begin = async (
    record: UnverifiedRecord,
    given: PublicRequestInput,
    rules: SettingsRecord,
  ): Promise<RequestRecord> => {
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
        rules,
      );
    } catch (error) {
      const known = isDuplicateKey(error) ? await requests.findByToken(record.token_sha256) : null;
      if (!known) throw error;
      return known;
    }
  };

  /** What follows a request that was begun. Of two calls with the same code one removes what waited, and mails. */
  const settle = async (
    siteKey: string,
    token: string,
    waiting: UnverifiedRecord,
    begun: RequestRecord,
  ): Promise<void> => {
    const { receivers } = await settings.get(waiting.organization_id);
    const given = hasExpired(waiting, now()) ? null : openGiven(waiting);
    if (given) await confirmedMails.keep({ siteKey, given, token, record: begun });
    if (!(await unverified.remove(waiting._id))) return;
    await limits.giveBack(waiting.counted ?? []);
    if (given) await confirmedMails.send(begun, receivers);
  };

  return {
    open,

    /**
     * Stores a request and mails its code. What a mailbox has had today changes nothing of the answer.
     * @param solved the puzzle that the browser solved; null: none
     * @param ip of the person @throws AppError 404, 422, 429
     */
    create: async (
      siteKey: string,
      given: PublicRequestInput,
      solved: string | null,
      ip: string,
    ): Promise<{ token: string; verify_by: string }> => {
      const form = await open(siteKey);
      const { organizationId, settings: rules } = form;
      if (!rules.subject_kinds.includes(given.subject_kind))
        throw invalidField('subject_kind', 'invalid_value');
      if (given.answer_way === 'post' && !given.postal_address)
        throw invalidField('postal_address', 'required');
      const [token, code, at] = [newToken(), newCode(), now()];
      const counted = await limits.takeNetwork(ip, at);
      const _id = unverified.newId();
      const passes = await limits.passesBrake(organizationId, solved, at);
      const verify_by = verifyBy(at);
      await unverified.add(
        {
          _id,
          organization_id: organizationId,
          application_id: form.applicationId,
          token_sha256: tokenHash(token),
          rights: given.rights,
          sealed: seals.seal({ _id, organization_id: organizationId }, JSON.stringify(given)),
          code_sha256: codeHash(token, code),
          code_until: codeUntil(at),
          tries: 0,
          solved: passes && solved !== null,
          ...(counted.length > 0 && { counted }),
          received_at: at,
          verify_by,
          expires_at: new Date(verify_by.getTime() + EXPIRED_HASH_DAYS * DAY_MS),
        },
        MAX_UNVERIFIED,
      );
      if (passes && (await limits.mayMail(seals.emailHash(organizationId, given.email), at)))
        await mailCode(form, given, code);
      return { token, verify_by: verify_by.toISOString() };
    },

    /**
     * Mails another code for a request that waits for one; the one before ends. A token that opens nothing, and a mailbox that has had its
     * codes of today, change nothing of the answer, and take none of the codes that forms without work share. @throws AppError 404
     */
    sendCodeAgain: async (siteKey: string, token: string): Promise<void> => {
      const form = await open(siteKey);
      const at = now();
      const record = await unverified.find(tokenHash(token), at);
      if (!record || !isOfForm(record, form) || hasExpired(record, at)) return;
      const given = openGiven(record);
      const hash = seals.emailHash(form.organizationId, given.email);
      if (!(await limits.mayMail(hash, at))) return;
      if (!record.solved && !(await limits.passesBrake(form.organizationId, null, at)))
        return limits.didNotMail(hash);
      const digits = newCode();
      await unverified.setCode(record._id, codeHash(token, digits), codeUntil(at));
      await mailCode(form, given, digits);
    },

    /** @throws AppError 404; 422 request_code_invalid, request_code_ended */
    verify: async (siteKey: string, token: string, code: string): Promise<PublicRequestStatus> => {
      const form = await open(siteKey);
      const hash = tokenHash(token);
      const known = await requests.findByToken(hash);
      if (known && isOfForm(known, form)) {
        // The process that began it died before it mailed.
        const left = await unverified.find(hash, now());
        if (left) await settle(siteKey, token, left, known);
        return statusOf(known);
      }
      const record = await unverified.takeTry(hash, CODE_TRIES, now());
      if (!record || !isOfForm(record, form)) throw invalidField('code', 'request_code_ended');
      if (!isCode(record.code_sha256, token, code)) throw invalidField('code', 'request_code_invalid');
      // Whose request it is was settled when it was sent: the form that confirms it may be another client's by now.
      const rules = await settings.get(record.organization_id);
      const begun = await begin(record, openGiven(record), rules);
      await settle(siteKey, token, record, begun);
      return statusOf(begun);
    },

    /** @throws AppError 404 for a token that opens nothing here */
    status: async (siteKey: string, token: string): Promise<PublicRequestStatus> => {
      const form = await open(siteKey);
      const hash = tokenHash(token);
      const known = await requests.findByToken(hash);
      if (known && isOfForm(known, form)) return statusOf(known);
      const record = await unverified.find(hash, now());
      if (!record || !isOfForm(record, form)) throw notFound();
      const { answer_days } = await settings.get(record.organization_id);
      return {
        number: null,
        state: hasExpired(record, now()) ? 'expired' : 'received',
        rights: record.rights,
        received_at: record.received_at.toISOString(),
        due_at: dueAt(record.received_at, record.rights, answer_days).toISOString(),
        closed_at: null,
        ...NO_ANSWER,
        answer_way: null,
        files: 0,
      };
    },

    /** Before a body is read: files are taken of the holder of a confirmed request alone. @throws AppError 404 */
    confirmed,

    /** @returns how many the request has now @throws AppError 404, 409, 422 */
    addFiles: async (siteKey: string, token: string, given: AsyncIterable<Buffer>): Promise<number> =>
      files.add(await confirmed(siteKey, token), given),
  };
};
export type FormService = ReturnType<typeof createFormService>;
