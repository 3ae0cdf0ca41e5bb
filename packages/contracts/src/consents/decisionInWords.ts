import * as z from 'zod/mini';

/** One decision as people read it, in one language: a title and named values. */
export const decisionInWords = z.object({
  title: z.string(),
  rows: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type DecisionInWords = z.output<typeof decisionInWords>;
