import * as z from 'zod/mini';
import { id } from '../fields';

/** To how many websites and groups a person can be limited. */
export const MAX_SCOPE_WEBSITES = 100;
export const MAX_SCOPE_GROUPS = 100;

/**
 * The websites of an organization that a person may see, by name or as all in groups and below them; null: every one, also those
 * to come.
 */
export const memberScope = z.nullable(
  z
    .strictObject({
      websites: z.array(id).check(z.maxLength(MAX_SCOPE_WEBSITES, 'out_of_range')),
      groups: z.optional(z.array(id).check(z.maxLength(MAX_SCOPE_GROUPS, 'out_of_range'))),
    })
    .check(
      z.refine(({ websites, groups = [] }) => websites.length + groups.length > 0, {
        error: 'required',
        path: ['websites'],
      }),
    ),
);
export type MemberScope = z.output<typeof memberScope>;

/**
 * Calls about an organization as a whole that people of some websites may make, too: what they need to work on their
 * websites. Every other one answers them as if nothing were there.
 */
export const CALLS_OF_LIMITED_PEOPLE: readonly string[] = [
  'getOrganization',
  'listCategories',
  'getCategory',
];
