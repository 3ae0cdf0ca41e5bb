import * as z from 'zod/mini';

/** Days that the figures of the sentence are about, and as many before them. */
export const SENTENCE_DAYS = 30;
/** Of fewer visitors a percentage says more than anybody knows. */
export const FEWEST_FOR_PERCENT = 30;

const decided = z.object({
  /** Visitors who decided, once each by their latest decision of the period. */
  decided: z.number(),
  /** Of those: who accepted something or everything. */
  accepted: z.number(),
});

/** What visitors decided lately: in the last 30 days with today, and in the 30 before. */
export const lateVisitors = z.object({ ...decided.shape, before: decided });
export type LateVisitors = z.output<typeof lateVisitors>;
