import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { id, line } from '../fields';
import { RIGHT_RULES, SUBJECT_RIGHTS, type SubjectRight } from './rights';
import { IDENTITY_LEVELS, SUBJECT_KINDS } from './subjectRequest';
import { ofController } from '../ofController';

/** How far it must be checked who asks where an organization set nothing. */
export const USUAL_IDENTITY_LEVEL = 'email_code' satisfies (typeof IDENTITY_LEVELS)[number];

/** How far it must be checked who asks for these rights: the most that one of them needs. */
export const neededIdentity = (
  rights: readonly SubjectRight[],
  levels: Partial<Record<SubjectRight, (typeof IDENTITY_LEVELS)[number] | undefined>>,
): (typeof IDENTITY_LEVELS)[number] =>
  IDENTITY_LEVELS[
    Math.max(...rights.map((right) => IDENTITY_LEVELS.indexOf(levels[right] ?? USUAL_IDENTITY_LEVEL)))
  ] ?? USUAL_IDENTITY_LEVEL;

/** Whether a level is as sure as another one. */
export const isSureEnough = (
  level: (typeof IDENTITY_LEVELS)[number],
  needed: (typeof IDENTITY_LEVELS)[number],
): boolean => IDENTITY_LEVELS.indexOf(level) >= IDENTITY_LEVELS.indexOf(needed);

/** Months that a closed request is kept before everything personal in it is deleted. */
export const KEEP_MONTHS = { least: 6, most: 120, usual: 24 } as const;
/** Days after which no backup holds what was deleted; the notification on erasure allows no more than 90. */
export const BACKUP_DAYS = { most: 90, usual: 90 } as const;
export const MAX_RECEIVERS = 20;
export const MAX_SYSTEMS = 30;

const days = (right: SubjectRight) =>
  z.optional(
    z
      .int('invalid_number')
      .check(z.minimum(1, 'out_of_range'), z.maximum(RIGHT_RULES[right].cap_days, 'out_of_range')),
  );
const whole = (least: number, most: number) =>
  z.int('invalid_number').check(z.minimum(least, 'out_of_range'), z.maximum(most, 'out_of_range'));
const byRight = <T extends z.ZodMiniType>(of: (right: SubjectRight) => T) =>
  Object.fromEntries(SUBJECT_RIGHTS.map((right) => [right, of(right)])) as Record<SubjectRight, T>;

const fields = {
  /** Whether the public form answers. Off until an Admin switches it on and names who receives requests. */
  form_enabled: z.boolean(),
  /** Admins and people with the flag `dpo` who are told of new requests. */
  receivers: z.array(id).check(z.maxLength(MAX_RECEIVERS, 'too_long')),
  subject_kinds: z.array(z.enum(SUBJECT_KINDS)).check(z.minLength(1, 'choose_one')),
  /** Days until the answer; absent: the default of the right. */
  answer_days: z.strictObject(byRight(days)),
  /** How sure it must be who asks; absent: `email_code`. */
  identity_levels: z.strictObject(byRight(() => z.optional(z.enum(IDENTITY_LEVELS)))),
  keep_months: whole(KEEP_MONTHS.least, KEEP_MONTHS.most),
  backup_days: whole(1, BACKUP_DAYS.most),
  /** Names of systems for each of which a new request for erasure gets a task. */
  systems: z.array(line(100)).check(z.maxLength(MAX_SYSTEMS, 'too_long')),
};

export const requestSettings = z.object({
  ...fields,
  organization_id: id,
  etag: z.string(),
  updated_at: z.nullable(z.string()),
});
export type RequestSettings = z.output<typeof requestSettings>;

const settings = {
  service: 'compliance',
  path: '/organizations/:id/request-settings',
  auth: 'bearer',
  params: z.object({ id }),
  answer: requestSettings,
  resource: 'organization',
} as const;

export const getRequestSettings = endpoint({
  ...settings,
  name: 'getRequestSettings',
  method: 'GET',
  role: ROLES.admin,
  flag: 'dpo',
  scope: 'requests:read',
  summary: 'Who receives requests of data subjects, limits, and how long they are kept',
  query: ofController({}),
});

/** Admins alone: it opens a form to the public. */
export const saveRequestSettings = endpoint({
  ...settings,
  name: 'saveRequestSettings',
  ifMatch: 'required',
  method: 'PUT',
  role: ROLES.admin,
  scope: 'requests:write',
  summary: 'Switches the public form, names who receives requests, and sets limits below the caps of the law',
  query: ofController({}),
  body: z.partial(z.strictObject(fields)),
});
