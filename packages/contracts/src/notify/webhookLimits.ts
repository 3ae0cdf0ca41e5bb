/** Figures of webhooks: Standard Webhooks 1.0.0, and what this platform allows besides. */

export const MAX_WEBHOOKS = 20;
export const WEBHOOK_NAME_LENGTH = 80;
export const WEBHOOK_URL_LENGTH = 2_000;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * Waits before the first try and before each later one, in milliseconds (the table of Standard Webhooks): 76 hours from
 * the first to the last.
 */
export const RETRY_WAITS_MS = [
  0,
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;
/** Each wait is this share longer or shorter, so that receivers are not met by everything at once. */
export const RETRY_JITTER = 0.1;
/** A receiver that asks for a longer pause is tried again after this one. */
export const LONGEST_RETRY_AFTER_MS = 24 * HOUR;
/** A receiver has this long for its answer. */
export const TRY_TIMEOUT_MS = 15 * SECOND;
/** Of an answer no more is read, and no more is kept. */
export const ANSWER_READ_BYTES = 64 * 1024;
export const ANSWER_KEPT_BYTES = 1_024;
/** An address that took nothing for this long is switched off. */
export const FAILING_DAYS = 5;
export const DELIVERY_DAYS = 30;

/** How long the earlier secret signs beside the new one, in hours. */
export const OVERLAP_HOURS = { default: 24, most: 168 } as const;

export const MAX_BATCH_ITEMS = 500;
/** A decision of a visitor waits no longer for its batch. */
export const BATCH_MS = 10 * SECOND;
/** So many deliveries are sent again with one call. */
export const MAX_RESENT = 1_000;
