import * as z from 'zod/mini';
import { id } from '../fields';

/** To how many websites a person can be limited. */
export const MAX_SCOPE_WEBSITES = 100;

/** The websites of an organization that a person may see; null: every one, also those to come. */
export const memberScope = z.nullable(
  z.strictObject({
    websites: z.array(id).check(z.minLength(1, 'required'), z.maxLength(MAX_SCOPE_WEBSITES, 'out_of_range')),
  }),
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
