import * as z from 'zod/mini';

/** How many flags a remote declares at most, and how long a name is. */
export const MOST_FLAGS = 50;
export const flagName = z
  .string()
  .check(z.maxLength(40, 'too_long'), z.regex(/^[a-z][a-z0-9-]*$/, 'invalid_text'));

/** What a remote says of one of its feature flags. */
export const declaredFlag = z.strictObject({
  /** For those who switch it, in the team's language. */
  description: z.string().check(z.minLength(1), z.maxLength(200)),
  /** What organizations get for which nothing is set. */
  default: z.boolean(),
});

/** The flags of a remote by name. */
export const declaredFlags = z
  .record(flagName, declaredFlag)
  .check(z.refine((flags) => Object.keys(flags).length <= MOST_FLAGS));
export type DeclaredFlags = z.output<typeof declaredFlags>;
