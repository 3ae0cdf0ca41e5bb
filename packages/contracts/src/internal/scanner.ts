import * as z from 'zod/mini';
import { liveScan } from '../live/liveEvents';
import { dayScan } from '../scanner/dayScan';
import { bannerScore, signalTold } from '../scanner/finding';
import { leakFinding } from '../scanner/leakFinding';
import { LEAK_KINDS } from '../scanner/leakKinds';
import { scanDetail } from '../scanner/scan';
import { internalContract } from './internalContract';
import { outboxCalls } from './outbox';
import { scannedHostCalls } from './processorSources';
import { scannedFormCalls } from './scannedForms';

/** What other services may ask of the scanner service. */
export const scannerInternal = internalContract({
  ...outboxCalls,
  ...scannedHostCalls,
  ...scannedFormCalls,
  /** The latest scan of each website that was asked for lately, for those who watch. */
  lookAtScans: {
    input: z.strictObject({ application_ids: z.array(z.string()) }),
    output: z.array(z.object({ application_id: z.string(), ...liveScan.def.shape })),
  },
  /**
   * Orders a scan of a website for a person whose rights were checked, under the limits of a day.
   * `code`: why not, null where it was ordered; with `retry_after_seconds` it can be ordered later.
   */
  orderScan: {
    input: z.strictObject({ application_id: z.string(), user_id: z.string() }),
    output: z.object({ code: z.nullable(z.string()), retry_after_seconds: z.nullable(z.number()) }),
  },
  /** What the latest scan of a website with a result met without the consent it needs; null before the first. */
  watchViolations: {
    input: z.strictObject({ application_id: z.string() }),
    output: z.nullable(
      z.object({
        scan_id: z.string(),
        finished_at: z.string(),
        /** `is_new`: the scan before did not meet it; nothing is new where there was none before. */
        violations: z.array(
          z.object({ ...scanDetail.def.shape.violations_list.def.element.def.shape, is_new: z.boolean() }),
        ),
      }),
    ),
  },
  /** What the latest scan with a result saw told to vendors against what the visitor had chosen; null before the first. */
  watchSignals: {
    input: z.strictObject({ application_id: z.string() }),
    output: z.nullable(
      z.object({ scan_id: z.string(), finished_at: z.string(), contradictions: z.array(signalTold) }),
    ),
  },
  /** How the banner did in the latest scan with a result; null before the first. `banner_score` is null where it met no banner. */
  watchBanner: {
    input: z.strictObject({ application_id: z.string() }),
    output: z.nullable(
      z.object({ scan_id: z.string(), finished_at: z.string(), banner_score: z.nullable(bannerScore) }),
    ),
  },
  /**
   * Pages and documents of a website that publish personal data, certainly or likely, and that nobody has answered for; the
   * worst first, at most 100. Empty where leak watch is off.
   */
  watchLeaks: {
    input: z.strictObject({ application_id: z.string() }),
    output: z.array(
      z.object({
        /** The same for this page or document in each scan; says nothing about it. */
        id: z.string(),
        source: leakFinding.def.shape.source,
        /** When the first of it was found. */
        since: z.string(),
        kinds: z.array(z.object({ kind: z.enum(LEAK_KINDS), count: z.number() })),
      }),
    ),
  },
  /** The last scan with a result that ended before a moment (ISO 8601); null when none is known. */
  scanBefore: {
    input: z.strictObject({ application_id: z.string(), before: z.string() }),
    output: z.nullable(dayScan),
  },
  /** When scans with a result ended, from a moment to before another one; the last 5000. */
  scanEnds: {
    input: z.strictObject({ application_id: z.string(), from: z.string(), until: z.string() }),
    output: z.array(z.string()),
  },
});
