import * as z from 'zod/mini';
import { CONSENT_RESULTS, CONSENT_TYPES, DEVICES } from '../constants';
import { lang, timestamp } from '../fields';
import { fold } from './bannerDrawing';
import { dailyRoot } from './transparency';
import { choiceOrigin } from './takenOver';
import { CONSENT_ACTIONS, CONSENT_METHODS, CONSENTER_ROLES } from './consentFields';

/** One category of a decision, as it stood on the version that was shown. */
export const categoryChoice = z.object({ id: z.string(), type: z.number(), granted: z.boolean() });
export type CategoryChoice = z.output<typeof categoryChoice>;

const decision = {
  /** Consent id: every decision has its own. */
  id: z.string(),
  /** Random id of the visitor's browser on this website; null once the visitor had it erased. */
  client_id: z.nullable(z.string()),
  application_id: z.string(),
  /** Server time, UTC. */
  consent_time: timestamp,
  consent_type: z.enum(CONSENT_TYPES),
  /** Where the decision left the visitor, also when `consent_type` is `reconsent`. */
  result: z.enum(CONSENT_RESULTS),
  device: z.enum(DEVICES),
  referrer_url: z.nullable(z.string()),
  language: lang,
  categories: z.array(categoryChoice),
  template_version: z.number(),
  expires_at: timestamp,
  withdrawn_at: z.nullable(timestamp),
};

/** What became of a decision (decision D-41). Only a later one of the same visitor supersedes. */
export const CONSENT_STATUSES = ['valid', 'superseded', 'withdrawn', 'expired'] as const;
const status = z.enum(CONSENT_STATUSES);

/** Current state of one visitor: the latest decision (decision D-24). It is never superseded. */
export const consent = z.object({ ...decision, status });
export type Consent = z.output<typeof consent>;

const logEntry = {
  ...decision,
  status,
  log_id: z.string(),
  /** Position in the website's ledger, from 1 without gaps. */
  seq: z.number(),
  action: z.enum(CONSENT_ACTIONS),
  method: z.enum(CONSENT_METHODS),
  page_url: z.nullable(z.string()),
  /** What the visitor's clock said; never used for anything but this field. */
  client_time: timestamp,
  gpc: z.boolean(),
  /** False when the browser sent no Origin, so that the page could not be established. */
  attributed: z.boolean(),
  ip_truncated: z.optional(z.string()),
  ua_family: z.optional(z.string()),
  sdk_version: z.nullable(z.string()),
  consenter_role: z.enum(CONSENTER_ROLES),
  /** What was shown. `stale`: no longer the newest version, or configuration older than a day, when decided. */
  notice: z.object({ sha256: z.string(), snapshot_id: z.string(), stale: z.boolean() }),
  /** The cookie policy in force then, and the SHA-256 of its text in that language; absent where there was none. */
  policy: z.optional(z.object({ policy_version: z.number(), policy_sha256: z.string() })),
  previous_consent_id: z.nullable(z.string()),
  /** Only with the action `take_over`: the product that the choice was made with. The notice was not shown then. */
  origin: z.optional(choiceOrigin),
};

/** One event of the append-only log as lists show it. */
export const consentLog = z.object({
  ...logEntry,
  integrity: z.object({ hash: z.string(), batch_id: z.nullable(z.string()) }),
});
export type ConsentLog = z.output<typeof consentLog>;

const proofStep = z.object({ side: z.enum(['left', 'right']), hash: z.string() });

/** One event with everything that proves it. */
export const consentLogDetail = z.object({
  ...logEntry,
  superseded_by: z.nullable(z.string()),
  integrity: z.object({
    prev_hash: z.string(),
    hash: z.string(),
    batch_id: z.nullable(z.string()),
    /** Sibling hashes from the record to the root of its batch, each marked with its side. */
    merkle_proof: z.optional(z.array(proofStep)),
    merkle_root: z.optional(z.string()),
    signature: z.optional(z.string()),
    key_id: z.optional(z.string()),
    /** The signed root of the record's day, and the steps from the batch's root to it; once the day is over. */
    daily_root: z.optional(dailyRoot),
    daily_proof: z.optional(z.array(proofStep)),
  }),
  /** How much of the text was in sight before scrolling; absent where the look of the version is not known. */
  fold: z.optional(fold),
  /** The canonical notice that `notice.sha256` is the hash of; null when the websites service no longer has it. */
  snapshot: z.nullable(z.record(z.string(), z.unknown())),
});
