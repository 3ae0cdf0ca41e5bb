import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { id, list, pageQuery } from '../fields';
import { groupFinding, groupNote } from './group';
import { sectionName } from './sections';

/** Up to so many websites are planned within the call; more are planned by a job. */
export const PLANNED_AT_ONCE = 20;
/** Websites that a publication changes in a second. */
export const PUBLISHED_PER_SECOND = 20;
/** Plans and results are kept so long. */
export const GROUP_PUBLICATION_DAYS = 90;
/** The plan says how many visitors decided in this time. */
export const PLANNED_DECISION_DAYS = 30;

export const PUBLICATION_STATES = [
  'planning',
  'planned',
  'running',
  'paused',
  'done',
  'cancelled',
  'failed',
] as const;
export type PublicationState = (typeof PUBLICATION_STATES)[number];

/** What becomes of a website: planned, or why it is left out; what became of it. */
export const OUTCOMES = [
  'planned',
  'published',
  'unchanged',
  'skipped_findings',
  'skipped_changed',
  'skipped_disabled',
  'skipped_deleted',
  'skipped_moved',
  'skipped_unpublished',
  'failed',
] as const;
export type PublicationOutcome = (typeof OUTCOMES)[number];

export const groupPublication = z.object({
  id,
  group_id: id,
  state: z.enum(PUBLICATION_STATES),
  /** Names the plan, for confirming exactly that; absent while it is made. */
  plan_hash: z.optional(z.string()),
  /** Version of the group that it makes or made. */
  version: z.number(),
  /** Websites that nobody has published yet take part, too. */
  include_unpublished: z.boolean(),
  note: z.optional(z.string()),
  /** Websites by what becomes or became of them. */
  outcomes: z.record(z.string(), z.number()),
  /** Websites whose visitors are asked again. */
  asks_again: z.number(),
  progress: z.object({ done: z.number(), total: z.number() }),
  by: z.object({ id: z.string() }),
  created_at: z.string(),
  started_at: z.nullable(z.string()),
  finished_at: z.nullable(z.string()),
});
export type GroupPublication = z.output<typeof groupPublication>;

/** A website in the plan and in the result of a publication. */
export const publicationRow = z.object({
  application_id: id,
  domain_name: z.string(),
  /** From the top of the tree to its group. */
  group_path: z.array(id),
  outcome: z.enum(OUTCOMES),
  /** Sections that change, and settings. */
  sections: z.array(sectionName),
  settings: z.array(z.string()),
  /** Whether the cookie policy gets other answers. */
  policy: z.boolean(),
  findings: z.array(groupFinding),
  /** Changes of the website's own that were not published yet are published with it. */
  own_changes: z.boolean(),
  /** Visitors are asked again. */
  asks_again: z.boolean(),
  /** Visitors who decided in the last 30 days; null: not known. */
  decided: z.nullable(z.number()),
  /** Version of the website that was published; null: none. */
  version: z.nullable(z.number()),
});
export type PublicationRow = z.output<typeof publicationRow>;

const ofGroup = z.object({ id });
const one = z.object({ id, publicationId: id });
const path = '/groups/:id/publications';
const shared = { service: 'websites', auth: 'bearer', role: ROLES.member, resource: 'group' } as const;

/** With `dry_run` a plan, and nothing else; without, the plan that `plan_hash` names is carried out. */
export const publishGroup = endpoint({
  ...shared,
  name: 'publishGroup',
  method: 'POST',
  path,
  scope: 'templates:write',
  summary: 'Plans the publication of a group, or carries out a plan that was shown',
  params: ofGroup,
  body: z.strictObject({
    dry_run: z._default(z.boolean(), false),
    /** Needed without `dry_run`. */
    plan_hash: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/, 'invalid_value'))),
    /** Of a plan: websites that nobody has published yet take part, too. */
    include_unpublished: z._default(z.boolean(), false),
    note: groupNote,
  }),
  status: 202,
  answer: groupPublication,
});

export const listGroupPublications = endpoint({
  ...shared,
  name: 'listGroupPublications',
  method: 'GET',
  path,
  scope: 'templates:read',
  summary: 'Publications and plans of a group, newest first',
  params: ofGroup,
  query: z.strictObject(pageQuery),
  answer: list(groupPublication),
});

export const getGroupPublication = endpoint({
  ...shared,
  name: 'getGroupPublication',
  method: 'GET',
  path: `${path}/:publicationId`,
  scope: 'templates:read',
  summary: 'How a publication of a group is going',
  params: one,
  answer: groupPublication,
});

export const listPublicationRows = endpoint({
  ...shared,
  name: 'listPublicationRows',
  method: 'GET',
  path: `${path}/:publicationId/websites`,
  scope: 'templates:read',
  summary: 'The websites of a plan or a publication of a group',
  params: one,
  query: z.strictObject({ outcome: z.optional(z.enum(OUTCOMES)), ...pageQuery }),
  answer: list(publicationRow),
});

export const getPublicationCsv = endpoint({
  ...shared,
  name: 'getPublicationCsv',
  method: 'GET',
  path: `${path}/:publicationId/websites.csv`,
  scope: 'templates:read',
  summary: 'The same as a file (text/csv)',
  params: one,
  files: ['text/csv'],
});

export const steerGroupPublication = endpoint({
  ...shared,
  name: 'steerGroupPublication',
  method: 'POST',
  path: `${path}/:publicationId/:act`,
  scope: 'templates:write',
  summary: 'Pauses, resumes or cancels a publication; websites that were published stay published',
  params: z.object({ id, publicationId: id, act: z.enum(['pause', 'resume', 'cancel'], 'not_found') }),
  body: z.strictObject({}),
  answer: groupPublication,
});
