import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { id, timestamp } from '../fields';
import { buildName, partName } from './errorReports';
import { flagName } from './flagShape';

/** Organizations that a flag is switched on for by name, at most. */
export const MOST_FLAG_ORGANIZATIONS = 200;
/** Changes of a flag that are kept. */
export const KEPT_FLAG_CHANGES = 20;

/** `default`: nothing is set, the declaration decides. `share`: a share of organizations by hash. `organizations`: those named. */
export const FLAG_KINDS = ['default', 'on', 'off', 'share', 'organizations'] as const;

const setting = {
  kind: z.enum(FLAG_KINDS, 'invalid_text'),
  /** Of all organizations, 0 to 1. */
  share: z.optional(z.number().check(z.gte(0, 'out_of_range'), z.lte(1, 'out_of_range'))),
  organizations: z.optional(z.array(id).check(z.maxLength(MOST_FLAG_ORGANIZATIONS, 'out_of_range'))),
};

/** What a flag is set to. `share` and `organizations` count where the kind says so. */
export const flagSetting = z
  .strictObject(setting)
  .check(
    z.refine(({ kind, share }) => kind !== 'share' || share !== undefined, {
      path: ['share'],
      error: 'required',
    }),
  )
  .check(
    z.refine(({ kind, organizations = [] }) => kind !== 'organizations' || organizations.length > 0, {
      path: ['organizations'],
      error: 'required',
    }),
  );
export type FlagSetting = z.output<typeof flagSetting>;

/** One line of the audit of a flag. */
export const flagChange = z.object({
  at: timestamp,
  /** `operator` and the id of the user, or `team` and the owner of the team's key. */
  by: z.string(),
  ...setting,
});

/** A flag as operators and its team see it. */
export const partFlag = z.object({
  part: z.string(),
  name: z.string(),
  /** Null where no released build declares the flag (any more). */
  description: z.nullable(z.string()),
  default: z.nullable(z.boolean()),
  /** Released builds that declare it. */
  builds: z.array(buildName),
  ...setting,
  /** Newest first. */
  changes: z.array(flagChange),
  /** For `If-Match`. */
  etag: z.string(),
});
export type PartFlag = z.output<typeof partFlag>;

export const partFlags = z.object({ flags: z.array(partFlag) });

export const listPartFlags = endpoint({
  name: 'listPartFlags',
  service: 'releases',
  method: 'GET',
  path: '/mf/flags',
  auth: 'bearer',
  role: 'self',
  summary:
    'Feature flags of the parts of the console, with what they are set to and their last changes; for operators',
  answer: partFlags,
});

const flagParams = z.object({ part: partName, flag: flagName });

export const setPartFlag = endpoint({
  name: 'setPartFlag',
  service: 'releases',
  method: 'PUT',
  path: '/mf/flags/:part/:flag',
  auth: 'bearer',
  role: 'self',
  summary:
    'Switches a feature flag of a part: on, off, for a share of organizations or for some; for operators',
  params: flagParams,
  body: flagSetting,
  ifMatch: 'required',
  answer: partFlag,
});

/** What a page asks for the part that it shows. */
export const getPartFlags = endpoint({
  name: 'getPartFlags',
  service: 'releases',
  method: 'GET',
  path: '/mf/parts/:part/flags',
  auth: 'bearer',
  role: ROLES.viewer,
  summary: 'Which feature flags of a part of the console are on for an organization',
  params: z.object({ part: partName }),
  query: z.strictObject({ organization_id: id }),
  answer: z.object({ flags: z.record(z.string(), z.boolean()) }),
});
