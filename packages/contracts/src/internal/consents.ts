import * as z from 'zod/mini';
import { dailyRow } from '../consents/dailyReport';
import { liveDecision, liveExport } from '../live/liveEvents';
import { consentItem } from '../notify/eventTypes';
import { evidenceCalls, signed } from './evidence';
import { internalContract } from './internalContract';
import { outboxCalls } from './outbox';
import { ownRequestCalls } from './ownRequests';
import { subjectRecordCalls } from './subjectRecords';

/** What other services may ask of the consents service. */
export const consentsInternal = internalContract({
  ...outboxCalls,
  /** Position of the newest record of each website; 0 where there is none. */
  ledgerPositions: {
    input: z.strictObject({ application_ids: z.array(z.string()) }),
    output: z.record(z.string(), z.number()),
  },
  /** Records of a website's ledger after a position, oldest first. */
  readLedger: {
    input: z.strictObject({
      /** Whose they must be. */
      organization_id: z.string(),
      application_id: z.string(),
      after_seq: z.number(),
      limit: z.number(),
      with_client_id: z.boolean(),
    }),
    output: z.array(consentItem),
  },
  /** What was counted of websites on a day (Asia/Bangkok), for those who watch. */
  lookAtDay: {
    input: z.strictObject({
      day: z.string(),
      sites: z.array(
        z.strictObject({
          application_id: z.string(),
          /** Position of the newest decision that is known; null: nothing is known yet. */
          seen_seq: z.nullable(z.number()),
        }),
      ),
    }),
    output: z.array(
      z.object({
        application_id: z.string(),
        row: dailyRow,
        answered: z.number(),
        /** Position of the newest counted decision of the day; 0 when it has none. */
        seq: z.number(),
        /** The newest ones after `seen_seq`, oldest first. */
        decisions: z.array(liveDecision),
      }),
    ),
  },
  /** Files of websites that were ordered lately, for those who watch. */
  lookAtExports: {
    input: z.strictObject({ application_ids: z.array(z.string()) }),
    output: z.array(
      z.object({
        application_id: z.string(),
        created_by: z.string(),
        /** Role that the rows of the file need. */
        least: z.number(),
        ...liveExport.def.shape,
      }),
    ),
  },
  /** What a website's banner did in each hour of the last days that had anything, for whoever watches it. */
  watchFigures: {
    input: z.strictObject({ application_id: z.string(), days: z.number() }),
    output: z.object({
      /** `at`: beginning of the hour, ISO 8601. */
      hours: z.array(
        z.object({
          at: z.string(),
          shown: z.number(),
          decisions: z.number(),
          accepted: z.number(),
          /** Shows of which is known how long the visitor waited, and how many of them came late; absent where none is. */
          timed: z.optional(z.number()),
          late: z.optional(z.number()),
        }),
      ),
      /** When the banner was last shown within these days. */
      shown_at: z.nullable(z.string()),
    }),
  },
  /** The first day that is over by a moment and has records which no signed day holds; null where there is none. */
  watchSigning: {
    input: z.strictObject({ application_id: z.string(), over_by: z.string() }),
    output: z.object({ unsigned_day: z.nullable(z.string()) }),
  },
  /** Recomputes a day of a website's ledger. */
  watchChain: {
    input: z.strictObject({ application_id: z.string(), day: z.string() }),
    output: z.object({ ok: z.boolean() }),
  },
  /**
   * Signs a certificate with the key of the ledger, which never leaves this service. What is signed begins with words of its own
   * (`yinyom-verify`), so that it is no day, receipt or end of an export.
   */
  signCertificate: {
    input: z.strictObject({ content: z.record(z.string(), z.unknown()) }),
    output: signed,
  },
  ...evidenceCalls,
  ...ownRequestCalls,
  ...subjectRecordCalls,
  /** Visitors whose consent still holds, and for how many of them it ends within some days. Refusals are none. */
  watchEnding: {
    input: z.strictObject({ application_id: z.string(), valid_days: z.number(), within_days: z.number() }),
    output: z.object({ valid: z.number(), ending: z.number() }),
  },
});
