import { randomUUID } from 'node:crypto';
import { commitment, GENESIS_HASH } from 'yinyom-verify/hashes';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { DAY_MS } from '@yinyom/contracts/durations';
import { actionOf, typeOf } from '../record/judgeDecision';
import type { LogDraft } from '../record/LogDraft';
import type { LogRecord, Prior } from '../record/LogRecord';
import { recordHash } from '../record/recordHash';
import { validFrom } from '../record/validFrom';

/** The end of a website's ledger. */
export interface Head {
  seq: number;
  hash: string;
  time: number;
}
export const EMPTY_HEAD: Head = { seq: 0, hash: GENESIS_HASH, time: 0 };

/**
 * A decision in the name of a client that has decided before and is not shown to be the same starts a new client: to know
 * a client id proves nothing (decision D-53). The decision itself is never lost.
 */
export const asOwnClient = (draft: LogDraft, prior: Prior | null): LogDraft => {
  if (prior === null || draft.proven) return draft;
  const clientId = randomUUID();
  return {
    ...draft,
    client_commitment: commitment(draft.identity.salt, clientId),
    identity: { ...draft.identity, client_id: clientId },
  };
};

/**
 * Gives a decision its place after `head`: position, link to the record before it, server time (which never runs
 * backwards within a ledger, so that positions and times have one order), and what the decision before it makes
 * of it.
 */
export const placeRecord = (draft: LogDraft, head: Head, prior: Prior | null, now: number): LogRecord => {
  const time = new Date(Math.max(now, head.time));
  // Every field by name: an object of this size that is put together by spreading is many times as costly.
  const record: LogRecord = {
    _id: draft._id,
    application_id: draft.application_id,
    organization_id: draft.organization_id,
    client_time: draft.client_time,
    result: draft.result,
    method: draft.method,
    categories: draft.categories,
    language: draft.language,
    template_version: draft.template_version,
    notice_sha256: draft.notice_sha256,
    stale: draft.stale,
    gpc: draft.gpc,
    attributed: draft.attributed,
    page_url: draft.page_url,
    referrer_url: draft.referrer_url,
    device: draft.device,
    sdk_version: draft.sdk_version,
    consenter_role: draft.consenter_role,
    client_commitment: draft.client_commitment,
    network_commitment: draft.network_commitment,
    seq: head.seq + 1,
    prev_hash: head.hash,
    consent_time: time,
    expires_at: new Date(validFrom(draft, time) + draft.expiry_days * DAY_MS),
    consent_type: typeOf(draft, prior),
    action: actionOf(draft, prior),
    previous_consent_id: prior?.consent_id ?? null,
    day: bangkokDay(time),
    prior: prior && { day: prior.day, consent_type: prior.consent_type, result: prior.result },
    identity: draft.identity,
    hash: '',
  };
  if (draft.network) record.network = draft.network;
  if (draft.origin) record.origin = draft.origin;
  if (draft.policy_sha256 !== undefined) {
    record.policy_sha256 = draft.policy_sha256;
    record.policy_version = draft.policy_version;
  }
  record.hash = recordHash(record);
  return record;
};

export const headAfter = (record: LogRecord): Head => ({
  seq: record.seq,
  hash: record.hash,
  time: record.consent_time.getTime(),
});

/** The record as the decision before the client's next one. */
export const priorOf = (record: LogRecord): Prior => ({
  consent_id: record._id.toHexString(),
  day: record.day,
  consent_type: record.consent_type,
  result: record.result,
  categories: record.categories,
});
