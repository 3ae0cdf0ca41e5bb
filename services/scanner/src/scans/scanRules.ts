import { DAY_MS, MINUTE_MS } from '@yinyom/contracts/durations';
import { SCANS_KEPT_DAYS } from '@yinyom/contracts/scanner/scan';

/** Between the end of a scan and the start of the next one of the same website. */
export const PAUSE_MS = 5 * MINUTE_MS;
/** Scans that may wait; more are refused until some are done. */
export const QUEUE_LENGTH = 500;
/** Of these, scans of one organization: its schedules may all be due at the same hour. */
export const QUEUE_LENGTH_OF_ORGANIZATION = 100;
/** When to ask again for a scan that found no place in the queue. */
export const QUEUE_RETRY_SECONDS = 600;
/** A scan is tried again when its worker is lost, at most this often altogether. */
export const MOST_TRIES = 2;
/** A worker that has not been heard of for so long is lost. */
export const LEASE_MS = 30_000;
/** A scan whose worker is lost, and that no other worker takes, has failed after so long. */
export const LOST_MS = 5 * MINUTE_MS;
/** A scan that no worker takes for so long has failed. */
export const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS;
/** Scans and what they found are kept 12 months (decision D-33). */
export const KEPT_MS = SCANS_KEPT_DAYS * DAY_MS;
