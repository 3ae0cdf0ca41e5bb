import * as z from 'zod/mini';

/** One wrong field of a request. */
const fieldError = z.object({
  field: z.string(),
  code: z.string(),
  message: z.string(),
  /** The least and most that would be accepted, of `out_of_range`, `too_long` and `too_short`: a value, a length or a number of entries. */
  min: z.optional(z.number()),
  max: z.optional(z.number()),
});

/** The body of every error answer. `message` is in the reader's language; `code` is stable. */
export const errorBody = z.object({
  message: z.string(),
  code: z.string(),
  errors: z.optional(z.array(fieldError)),
  request_id: z.string(),
  /** Of `agent_confirmation_needed`: what a person has to confirm before the same call, with this id, is made. */
  confirmation: z.optional(z.object({ id: z.string(), expires_at: z.string() })),
});
export type ErrorBody = z.output<typeof errorBody>;
