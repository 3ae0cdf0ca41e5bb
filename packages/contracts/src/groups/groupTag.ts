import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { id } from '../fields';

/** Hosts outside the group where its tag was met, as many as are kept. */
export const MAX_UNKNOWN_HOSTS = 50;
/** Hosts outside the group that people ignore; beyond, the oldest is forgotten and may be listed again. */
export const MAX_IGNORED_HOSTS = 200;
/** Websites whose hosts the answer lists. */
export const MAX_TAG_WEBSITES = 500;
/** What takes the place of the host in the address of a script that names it. */
export const HOST_PLACE = '{host}';

const seenHost = z.object({ host: z.string(), seen_at: z.string() });

/** One tag for all websites of a group: each host gets the script of its own website. */
export const groupTag = z.object({
  /** Part of the address; null: the group has no tag. */
  group_key: z.nullable(z.string()),
  /** What is pasted into every page of every website; null: the group has no tag. */
  snippet: z.nullable(z.string()),
  /** The same for pages that send no referrer: `{host}` is replaced by the page's host; null: the group has no tag. */
  host_snippet: z.nullable(z.string()),
  /** Address of the script, without a host; null: the group has no tag. */
  script_url: z.nullable(z.string()),
  /** Websites that the tag answers for, by domain name, at most `MAX_TAG_WEBSITES`. */
  websites: z.array(
    z.object({
      application_id: id,
      domain_name: z.string(),
      /** They and their sub-domains get the website's script; empty: it shares its host by path and keeps its own tag. */
      hosts: z.array(z.string()),
    }),
  ),
  more_websites: z.boolean(),
  /** Hosts that are no website of the group and where the tag was met, newest first. They get the disabled script. */
  unknown_hosts: z.array(seenHost),
  /** The same of those that a person ignores; they are not listed again. */
  ignored_hosts: z.array(seenHost),
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

/** A host that is in neither list changes nothing. */
export const ignoreTagHost = endpoint({
  ...shared,
  name: 'ignoreTagHost',
  method: 'POST',
  path: `${path}/ignored-hosts`,
  role: ROLES.member,
  scope: 'applications:write',
  summary: 'Ignores a host outside the group that has its tag, or lists it again',
  params,
  body: z.strictObject({
    host: z.string().check(z.maxLength(253)),
    ignored: z.boolean(),
  }),
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
