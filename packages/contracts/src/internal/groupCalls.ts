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
  /** Clients of an organization: its groups that name a controller; with `group_id` that one alone, if it does. */
  controllerGroups: {
    input: z.strictObject({ organization_id: z.string(), group_id: z.optional(z.string()) }),
    output: z.array(
      z.object({
        group_id: z.string(),
        /** Groups from the top, the group itself last. */
        path: z.array(z.string()),
        name: z.string(),
        contact_email: z.optional(z.string()),
        dpo: z.nullable(dpo),
      }),
    ),
  },
  /** Where a group of websites is, for tenancy checks; null when there is none. */
  getGroupOwner: {
    input: z.strictObject({ group_id: z.string() }),
    output: z.nullable(
      z.object({
        organization_id: z.string(),
        path: z.array(z.string()),
        /** Names of the groups in the path; absent in answers of earlier versions. */
        names: z.optional(z.array(z.string())),
      }),
    ),
  },
};
