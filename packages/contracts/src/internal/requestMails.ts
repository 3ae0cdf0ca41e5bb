import * as z from 'zod/mini';
import { lang } from '../fields';

/** Mails about requests of data subjects, as the identity service sends them. */
export const requestMailCalls = {
  /** Mails the code that confirms the mailbox of a request. */
  sendRequestCode: {
    input: z.strictObject({
      /** Its name. */
      organization_id: z.optional(z.string()),
      organization: z.string(),
      email: z.string(),
      language: lang,
      digits: z.string(),
    }),
    output: z.null(),
  },
  /** Mails the link to an answer; the answer itself is in no mail. */
  sendRequestAnswer: {
    input: z.strictObject({
      organization_id: z.optional(z.string()),
      organization: z.string(),
      email: z.string(),
      language: lang,
      number: z.string(),
      link: z.string(),
    }),
    output: z.null(),
  },
  /** Mails those who receive requests of data subjects that there is a new one; who may not read it any more gets none. */
  sendRequestNews: {
    input: z.strictObject({
      organization_id: z.string(),
      user_ids: z.array(z.string()),
      number: z.string(),
      due_at: z.string(),
    }),
    output: z.object({ sent: z.number() }),
  },
};
