import * as z from 'zod/mini';
import { CONSENT_RESULTS, DEVICES } from '../constants';
import { dailyRow } from '../consents/dailyReport';
import { EXPORT_STATUSES, EXPORT_TYPES } from '../consents/exports';
import { lang, timestamp } from '../fields';
import { alert } from '../notify/alerts';
import { SCAN_STATUSES } from '../scanner/scan';

/** A decision as it is told while it happens: nothing in it leads to a visitor, nor to the record. */
export const liveDecision = z.object({
  time: timestamp,
  device: z.enum(DEVICES),
  language: lang,
  result: z.enum(CONSENT_RESULTS),
});
export type LiveDecision = z.output<typeof liveDecision>;

/** How far a scan is. */
export const liveScan = z.object({
  id: z.string(),
  status: z.enum(SCAN_STATUSES),
  pages_done: z.number(),
  pages_total: z.nullable(z.number()),
  cookies_found: z.number(),
  violations: z.number(),
});

/** How far a file is. */
export const liveExport = z.object({
  id: z.string(),
  type: z.enum(EXPORT_TYPES),
  status: z.enum(EXPORT_STATUSES),
  /** Share that is done, 0 to 1. */
  progress: z.number(),
});

/** An alert that was raised, that somebody takes care of, or that is over. */
export const liveAlert = z.pick(alert, {
  id: true,
  rule: true,
  severity: true,
  state: true,
  raised_at: true,
  updated_at: true,
});

/**
 * What the stream of a website tells, by the event's name. States are whole ones and not differences, so that whoever
 * missed some is right again with the next one.
 */
export const LIVE_EVENTS = {
  /** Today so far, and by how much that grew since the event before. */
  figures: z.object({
    row: dailyRow,
    /** Of the day's decisions: those that answered a banner (`Funnel`). */
    answered: z.number(),
    delta: z.object({ shown: z.number(), accepted: z.number(), declined: z.number() }),
  }),
  /** The newest decisions since the event before, oldest first; at most `LIVE.decisions`. */
  decision: z.object({ decisions: z.array(liveDecision) }),
  /** The latest scan; for those who may read scans. */
  scan: liveScan,
  /** A file; for whoever ordered it, and Admins. */
  export: liveExport,
  /** An alert of the website. */
  alert: liveAlert,
  /** The stream ends and begins anew where the reader asks again. */
  bye: z.object({}),
} as const;
export type LiveEventName = keyof typeof LIVE_EVENTS;
export type LiveData<N extends LiveEventName> = z.output<(typeof LIVE_EVENTS)[N]>;
/** What happened, as browsers get it: everything but the goodbye. */
export type LiveEvent = {
  [N in Exclude<LiveEventName, 'bye'>]: { event: N; data: LiveData<N> };
}[Exclude<LiveEventName, 'bye'>];

/** How live figures are told. Milliseconds, unless another unit is named. */
export const LIVE = {
  /** Between two looks at what changed; figures come no more often. */
  lookMs: 1_000,
  /** Between two signs of life: proxies close what is silent for long. */
  heartbeatMs: 15_000,
  /** What a reader waits before it asks again after a failure. */
  retryMs: 5_000,
  /** A stream ends then, so that the next one comes with a fresh token. */
  longestMs: 15 * 60_000,
  /** What was told this lately is told again to whoever comes back. */
  ringMs: 5 * 60_000,
  /** Most events kept of a website. */
  ringEvents: 600,
  /** Streams of one process, and of one person at one process. */
  streams: 2_000,
  streamsOfOne: 8,
  /** Bytes that may wait for a slow reader. */
  bufferedBytes: 64 * 1_024,
  /** Between two looks whether somebody may still read; a right that was taken away ends the stream within this time. */
  rightsMs: 15_000,
  /** Most decisions of one event. */
  decisions: 10,
  /** Between two questions of a browser that gets no stream. */
  pollMs: 15_000,
} as const;
