import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { timestamp } from '../fields';
import { teamShape } from './declaredShape';
import { ERROR_KINDS } from './errorLimits';
import { buildName, errorFrame, partName } from './errorReports';

/** A build of a part that was used or failed in the last 24 hours, or is released now. */
export const partBuild = z.object({
  build: z.string(),
  /** `current`: everybody gets it; `canary`: some do; `earlier`: open pages still run it. */
  state: z.enum(['current', 'canary', 'earlier']),
  /** Of everybody, who gets a canary: 0 to 1. Organizations that were chosen by name are counted apart. */
  share: z.optional(z.number()),
  organizations: z.optional(z.number()),
  released_at: z.nullable(timestamp),
  /** In the last 24 hours. */
  uses: z.number(),
  errors: z.number(),
  /** Errors of each of these hours, the latest last. */
  hours: z.array(z.number()),
});
export type PartBuild = z.output<typeof partBuild>;

export const part = z.object({
  name: z.string(),
  /** Who answers for it, when the remote says so. */
  team: z.nullable(teamShape),
  builds: z.array(partBuild),
});
export type Part = z.output<typeof part>;

export const listParts = endpoint({
  name: 'listParts',
  service: 'releases',
  method: 'GET',
  path: '/mf/parts',
  auth: 'bearer',
  role: 'self',
  summary: 'Every part of the console with its builds in use and how often they failed; for operators',
  answer: z.object({ parts: z.array(part) }),
});

/** One message of one build. */
export const partError = z.object({
  id: z.string(),
  name: z.string(),
  build: z.string(),
  kind: z.enum(ERROR_KINDS),
  message: z.string(),
  /** Patterns of the pages that it was met on, at most five. */
  pages: z.array(z.string()),
  /** Since it was first seen, and in the last 24 hours. */
  count: z.number(),
  day: z.number(),
  first_seen: timestamp,
  last_seen: timestamp,
});
export type PartError = z.output<typeof partError>;

/** Errors of a part, or of one of its builds. */
export const partErrorsQuery = z.strictObject({ name: partName, build: z.optional(buildName) });

export const listPartErrors = endpoint({
  name: 'listPartErrors',
  service: 'releases',
  method: 'GET',
  path: '/mf/errors',
  auth: 'bearer',
  role: 'self',
  summary: 'Errors of a part, or of one of its builds, latest first, at most 100; for operators',
  query: partErrorsQuery,
  answer: z.object({ errors: z.array(partError) }),
});

/** What a team reads of its own part. */
export const teamErrors = z.object({ part: z.nullable(part), errors: z.array(partError) });
export type TeamErrors = z.output<typeof teamErrors>;

/** A position with what the build's source map says of it; null where there is no map, or it does not know. */
export const mappedFrame = z.object({
  ...errorFrame.def.shape,
  source: z.nullable(
    z.object({ file: z.string(), line: z.number(), column: z.number(), symbol: z.nullable(z.string()) }),
  ),
});
export type MappedFrame = z.output<typeof mappedFrame>;

/** An error with its stack in terms of the sources, and its counts per hour. */
export const partErrorDetail = z.object({
  ...partError.def.shape,
  frames: z.array(mappedFrame),
  /** Hours of the last 48 in which it happened. */
  hours: z.array(z.object({ hour: timestamp, count: z.number() })),
});
export type PartErrorDetail = z.output<typeof partErrorDetail>;

export const getPartError = endpoint({
  name: 'getPartError',
  service: 'releases',
  method: 'GET',
  path: '/mf/errors/:id',
  auth: 'bearer',
  role: 'self',
  summary: 'An error with its stack in terms of the sources, and its counts per hour; for operators',
  params: z.object({ id: z.string().check(z.regex(/^[0-9a-f]{32}$/, 'not_found')) }),
  answer: partErrorDetail,
});
