import * as z from 'zod/mini';
import { id } from '../fields';
import { groupCookie, inheritableSettings, MAX_GROUP_COOKIES } from '../groups/sections';

/** What can be done to many websites at once. `import` is begun by a CSV file only. */
export const BULK_ACTIONS = [
  'move',
  'publish',
  'scan',
  'enable',
  'disable',
  'set',
  'categorize',
  'snippets',
  'delete',
  'import',
] as const;
export type BulkActionName = (typeof BULK_ACTIONS)[number];

/** Exactly one setting with its value. */
const oneSetting = z
  .strictObject(inheritableSettings.shape)
  .check(z.refine((given) => Object.keys(given).length === 1, 'invalid_value'));

/** What is done, with what it needs. */
export const bulkOperation = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('move'),
    /** Null: out of all groups. */
    group_id: z.nullable(id),
  }),
  z.strictObject({ action: z.literal('publish') }),
  z.strictObject({ action: z.literal('scan') }),
  z.strictObject({ action: z.literal('enable') }),
  z.strictObject({ action: z.literal('disable') }),
  z.strictObject({ action: z.literal('set'), setting: oneSetting }),
  z.strictObject({
    action: z.literal('categorize'),
    /** Cookies get these categories; others that wait for one get the suggested one where `suggested` says so. */
    cookies: z._default(z.array(groupCookie).check(z.maxLength(MAX_GROUP_COOKIES, 'too_long')), []),
    suggested: z._default(z.boolean(), true),
  }),
  z.strictObject({ action: z.literal('snippets') }),
  z.strictObject({ action: z.literal('delete') }),
]);
export type BulkOperation = z.output<typeof bulkOperation>;
