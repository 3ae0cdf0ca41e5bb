import * as z from 'zod/mini';
import { lang } from '../fields';

const place = { email: z.string(), language: lang, part: z.string(), build: z.string() };

/** Mails to teams of parts of the console, as the identity service sends them. */
export const partMailCalls = {
  /** Says that errors were reported that were not known before; `once`: a mail with these words is sent only once. */
  sendPartErrors: {
    input: z.strictObject({ ...place, amount: z.int(), once: z.string() }),
    output: z.null(),
  },
  /** Says what the platform did with a canary by itself, and by which figures. */
  sendCanaryNews: {
    input: z.strictObject({
      ...place,
      what: z.enum(['taken_back', 'promoted']),
      failed: z.int(),
      loads: z.int(),
      other_failed: z.int(),
      other_loads: z.int(),
    }),
    output: z.null(),
  },
};
