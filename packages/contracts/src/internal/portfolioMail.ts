import * as z from 'zod/mini';
import { lang } from '../fields';

/** The mail that a monthly report of the portfolio was made. */
export const portfolioMailCalls = {
  /**
   * Mails members that a report was made; those who are no active members any more, or do not see all of its websites, get none.
   * A key and person are mailed once, however often it is asked for.
   */
  sendPortfolioReport: {
    input: z.strictObject({
      key: z.string(),
      organization_id: z.string(),
      /** Groups from the top down to that of the report; empty: it is about every website. */
      group_path: z.array(z.string()),
      user_ids: z.array(z.string()),
      language: lang,
      /** Name of the month, in words of the language. */
      month: z.string(),
      websites: z.number(),
      /** Websites with something to see to. */
      attention: z.number(),
      /** Visitors who decided in the month. */
      decided: z.number(),
    }),
    output: z.object({ sent: z.number() }),
  },
};
