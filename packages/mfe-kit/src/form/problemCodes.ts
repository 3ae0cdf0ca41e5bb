import type * as z from 'zod/mini';

/** `alert_emails.3` → `alert_emails`: what a form's field is called that has the name of the request's. */
export const firstPart = (path: string): string => path.split('.')[0] ?? path;

/**
 * What is wrong with the values of a form, by the rules of the contract: per field the code of the first broken
 * rule, in the order of the contract's fields. Empty when everything is right.
 * @param fieldOf the form's name of a field of the request, given its path (`dpo.email`)
 */
export const problemCodes = (
  schema: z.ZodMiniType,
  values: unknown,
  fieldOf: (path: string) => string = firstPart,
): Record<string, string> => {
  const result = schema.safeParse(values);
  const codes: Record<string, string> = {};
  for (const { path, message } of result.error?.issues ?? []) codes[fieldOf(path.join('.'))] ??= message;
  return codes;
};
