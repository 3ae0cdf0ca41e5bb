import * as z from 'zod/mini';
import { COOKIE_TYPES, ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { id, l10n, list, pageQuery } from '../fields';
import { ITEM_KINDS } from '../scanner/scan';
import { categoryType } from './category';

/** So many networks must have reported a name before its owner sees it: one visitor alone can make names up. */
export const PROPOSAL_NETWORKS = 3;
/** Most names that wait or are shown for a website; those with the least support, then the oldest, make room. */
export const MOST_PROPOSALS = 1_000;
/** Most names that a website's owner has dismissed; the oldest decisions make room. */
export const MOST_DISMISSED = 2_000;
/** Days that a name waits for its next report before it is forgotten with everything about who reported it. */
export const PROPOSAL_WAIT_DAYS = 30;

/** A name that visitors' browsers reported and that nobody has confirmed: no part of anything that visitors meet. */
export const proposal = z.object({
  id,
  name: z.string(),
  match: z.enum(['exact', 'prefix']),
  kind: z.enum(ITEM_KINDS),
  /** What it becomes in the list. */
  type: z.union([z.literal(COOKIE_TYPES.http), z.literal(COOKIE_TYPES.html)]),
  /** What the library knows of the name; empty when nothing. */
  provider: z.string(),
  purpose: z.nullable(l10n),
  suggested_category: z.nullable(z.object({ id, type: categoryType, title: l10n })),
  /** At least so many networks reported it; 0 = it stood in the list before names had to be confirmed. */
  networks: z.number(),
  first_reported_at: z.string(),
  last_reported_at: z.string(),
});
export type Proposal = z.output<typeof proposal>;

const params = z.object({ id });

/** Names that are not in the cookie list; those that a scan or a person has added meanwhile are left out. */
export const listProposals = endpoint({
  name: 'listProposals',
  service: 'websites',
  method: 'GET',
  path: '/applications/:id/cookies/proposals',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'cookies:read',
  summary: "Names that visitors' browsers reported and that wait for the owner's word, latest report first",
  params,
  query: z.strictObject(pageQuery),
  answer: list(proposal),
  resource: 'application',
});

/** `confirm` adds them to the cookie list, unclassified; `dismiss` is remembered when they are reported again. */
export const decideProposals = endpoint({
  name: 'decideProposals',
  service: 'websites',
  method: 'PUT',
  path: '/applications/:id/cookies/proposals',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'cookies:write',
  summary:
    "Takes names that visitors' browsers reported over into the cookie list, or dismisses them for good",
  params,
  body: z.strictObject({
    decision: z.enum(['confirm', 'dismiss']),
    ids: z.array(id).check(z.minLength(1, 'required'), z.maxLength(200, 'too_long')),
  }),
  answer: z.object({
    decided: z.array(id),
    failed: z.array(z.object({ id, code: z.enum(['not_found', 'too_many_cookies']) })),
  }),
  resource: 'application',
});
