import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { id } from '../fields';

/** Hosts outside the group where its tag was met, as many as are kept. */
export const MAX_UNKNOWN_HOSTS = 50;

/** One tag for all websites of a group: each host gets the script of its own website. */
export const groupTag = z.object({
  /** Part of the address; null: the group has no tag. */
  group_key: z.nullable(z.string()),
  /** What is pasted into every page of every website; null: the group has no tag. */
  snippet: z.nullable(z.string()),
  /** Hosts that are no website of the group and where the tag was met, newest first. They get the disabled script. */
  unknown_hosts: z.array(z.object({ host: z.string(), seen_at: z.string() })),
});
export type GroupTag = z.output<typeof groupTag>;

const path = '/groups/:id/tag';
const params = z.object({ id });
const shared = { service: 'websites', auth: 'bearer', resource: 'group' } as const;

export const getGroupTag = endpoint({
  ...shared,
  name: 'getGroupTag',
  method: 'GET',
  path,
  role: ROLES.member,
  scope: 'applications:read',
  summary: 'The one tag for all websites of a group, and hosts outside the group that have it',
  params,
  answer: groupTag,
});

export const makeGroupTag = endpoint({
  ...shared,
  name: 'makeGroupTag',
  method: 'POST',
  path,
  role: ROLES.admin,
  scope: 'applications:write',
  summary: 'Makes the one tag for all websites of a group; a group that has one keeps it',
  params,
  body: z.strictObject({}),
  answer: groupTag,
});

/** Pages that still have the tag get the disabled script. */
export const removeGroupTag = endpoint({
  ...shared,
  name: 'removeGroupTag',
  method: 'DELETE',
  path,
  role: ROLES.admin,
  scope: 'applications:write',
  summary: 'Ends the tag of a group; its websites keep their own tags',
  params,
});
