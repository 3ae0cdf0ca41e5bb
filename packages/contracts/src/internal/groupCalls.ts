import * as z from 'zod/mini';
import { lang } from '../fields';
import { dpo } from '../identity/organizations';

/** Groups that a website is in, from the top; absent: none. */
export const groupPath = z.optional(z.array(z.string()));

/** What other services ask about groups of websites. */
export const groupCalls = {
  /**
   * Who answers for the data of a website, also of a deleted one: the controller of its nearest group, else its organization; null
   * for a website that never was, and where the organization was closed.
   */
  controllerOf: {
    input: z.strictObject({ application_id: z.string() }),
    output: z.nullable(
      z.object({
        name: z.string(),
        contact_email: z.optional(z.string()),
        dpo: z.nullable(dpo),
        report_language: z.optional(lang),
        /** The group that says so; absent: the organization itself. */
        group_id: z.optional(z.string()),
      }),
    ),
  },
  /** Where a group of websites is, for tenancy checks; null when there is none. */
  getGroupOwner: {
    input: z.strictObject({ group_id: z.string() }),
    output: z.nullable(z.object({ organization_id: z.string(), path: z.array(z.string()) })),
  },
};
