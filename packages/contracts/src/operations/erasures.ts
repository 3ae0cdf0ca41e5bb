import * as z from 'zod/mini';

/**
 * One line of the list of erasures: which record's visitor had the identifiers erased. The record stays in the ledger,
 * so neither id leads to anybody.
 */
export const erasureLine = z.object({
  at: z.iso.datetime(),
  application_id: z.string().check(z.regex(/^[a-f0-9]{24}$/)),
  consent_id: z.string().check(z.regex(/^[a-f0-9]{24}$/)),
});

/** A further line: everything personal of this request of a data subject was deleted. The id leads to nobody. */
export const requestPurgeLine = z.object({
  at: z.iso.datetime(),
  subject_request_id: z.string().check(z.regex(/^[a-f0-9]{24}$/)),
});
export type RequestPurgeLine = z.infer<typeof requestPurgeLine>;

export const anyErasureLine = z.union([erasureLine, requestPurgeLine]);
export type AnyErasureLine = z.infer<typeof anyErasureLine>;

export const isRequestPurge = (line: AnyErasureLine): line is RequestPurgeLine =>
  'subject_request_id' in line;

/** What became of a list that was applied to restored data. */
export const appliedErasures = z.object({
  /** Lines of the list. */
  lines: z.int(),
  /** Records that lost their identifiers now. */
  erased: z.int(),
  /** Lines whose record the restored data does not hold: it was made later. */
  unknown: z.int(),
});
export type AppliedErasures = z.infer<typeof appliedErasures>;
