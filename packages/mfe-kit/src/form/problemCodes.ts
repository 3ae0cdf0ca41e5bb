import type * as z from 'zod/mini';

/**
 * What is wrong with the values of a form, by the rules of the contract: per field the code of the first broken
 * rule, in the order of the contract's fields. Empty when everything is right.
 */
export const problemCodes = (schema: z.ZodMiniType, values: unknown): Record<string, string> => {
  const result = schema.safeParse(values);
  const codes: Record<string, string> = {};
  for (const { path, message } of result.error?.issues ?? []) codes[String(path[0])] ??= message;
  return codes;
};
