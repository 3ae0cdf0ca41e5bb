import * as z from 'zod/mini';
import { lang } from '../fields';
import { MAIL_STATES, subjectRight } from '../requests/subjectRequest';

/** Groups of the client whose request it is, from the top: the nearest brand applies. Absent: the organization's own request. */
const group_path = z.optional(z.array(z.string()));

/** A mail to the person whose request it is. */
const toApplicant = {
  organization_id: z.optional(z.string()),
  group_path,
  /** Its name. */
  organization: z.string(),
  email: z.string(),
  language: lang,
};

const mailOutcome = z.object({
  state: z.enum(MAIL_STATES),
  /** When it was sent or given up. */
  at: z.nullable(z.string()),
});
export type MailOutcome = z.output<typeof mailOutcome>;

/** Mails about requests of data subjects, as the identity service sends them. */
export const requestMailCalls = {
  /** Mails the code that confirms the mailbox of a request, or the one that opens its answer. */
  sendRequestCode: {
    input: z.strictObject({
      ...toApplicant,
      digits: z.string(),
      /** Number of the request whose answer it opens; absent: it confirms a mailbox. */
      number: z.optional(z.string()),
    }),
    output: z.null(),
  },
  /** Mails the number and the reference of a request to the mailbox that was confirmed. */
  sendRequestReceipt: {
    input: z.strictObject({
      ...toApplicant,
      organization_id: z.string(),
      number: z.string(),
      due_at: z.string(),
      /** What opens the request again. */
      reference: z.string(),
      /** Where it is entered. */
      link: z.string(),
      /** A mail with the same key is written once; asking again answers what became of it. */
      key: z.optional(z.string()),
    }),
    /** Null without a key. */
    output: z.nullable(mailOutcome),
  },
  /** Mails the link to an answer; the answer itself is in no mail. */
  sendRequestAnswer: {
    input: z.strictObject({
      ...toApplicant,
      number: z.string(),
      link: z.string(),
      /** A mail with the same key is written once; asking again answers what became of it. */
      key: z.optional(z.string()),
    }),
    /** Null without a key. */
    output: z.nullable(mailOutcome),
  },
  /** Mails those who receive requests of data subjects that there is a new one; who may not read it any more gets none. */
  sendRequestNews: {
    input: z.strictObject({
      organization_id: z.string(),
      group_path,
      /** Name of the client whose request it is; absent: the organization's own request. */
      organization: z.optional(z.string()),
      user_ids: z.array(z.string()),
      /** Absent of a compliance service of an earlier version, as are the rights. */
      request_id: z.optional(z.string()),
      number: z.string(),
      rights: z.optional(z.array(subjectRight)),
      due_at: z.string(),
    }),
    output: z.object({ sent: z.number() }),
  },
};
