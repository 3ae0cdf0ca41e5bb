import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { id, l10n, list, order, pageQuery } from '../fields';
import { activityFields, paperFact, processingActivity } from './activity';
import { PAPER_ITEMS, PAPER_ROLES } from './paperItems';
import { ofController } from '../ofController';
import { writesPaper } from './paperCall';

const ofOrganization = z.object({ id });
const one = z.object({ id, aid: id });
const changed = <T extends z.core.$ZodType>(field: z.ZodMiniDefault<T>) => z.optional(field.def.innerType);

/** Members read the record; Admins and people with the flag `dpo` write it. */
export const listProcessingActivities = endpoint({
  name: 'listProcessingActivities',
  service: 'compliance',
  method: 'GET',
  path: '/organizations/:id/activities',
  auth: 'bearer',
  role: ROLES.member,
  flag: 'dpo',
  scope: 'papers:read',
  summary: 'Activities of the record of processing, the generated ones first',
  params: ofOrganization,
  query: ofController({
    role: z._default(z.enum(['all', ...PAPER_ROLES]), 'all'),
    /** Absent: the generated ones first, then the oldest. By the day of review those that ended are last. */
    sort: z.optional(z.enum(['review_due_at', 'saved_at'])),
    order,
    ...pageQuery,
  }),
  answer: list(processingActivity),
  resource: 'organization',
});

export const createProcessingActivity = endpoint({
  ...writesPaper,
  name: 'createProcessingActivity',
  method: 'POST',
  path: '/organizations/:id/activities',
  summary: 'Adds an activity that people describe',
  params: ofOrganization,
  query: ofController({}),
  body: z.strictObject({ role: z._default(z.enum(PAPER_ROLES), 'controller'), ...activityFields }),
  status: 201,
  readAt: '/organizations/:id/activities/:aid?controller',
  answer: processingActivity,
});

export const getProcessingActivity = endpoint({
  name: 'getProcessingActivity',
  service: 'compliance',
  method: 'GET',
  path: '/organizations/:id/activities/:aid',
  auth: 'bearer',
  role: ROLES.member,
  flag: 'dpo',
  scope: 'papers:read',
  summary: 'One activity as it was saved last',
  params: one,
  query: ofController({}),
  answer: processingActivity,
  resource: 'organization',
});

export const updateProcessingActivity = endpoint({
  ...writesPaper,
  name: 'updateProcessingActivity',
  ifMatch: 'required',
  method: 'PUT',
  path: '/organizations/:id/activities/:aid',
  summary: 'Saves a new version of an activity; what is not sent stays as it is',
  params: one,
  query: ofController({}),
  body: z.strictObject({
    name: z.optional(activityFields.name),
    written: changed(activityFields.written),
    legal_basis: changed(activityFields.legal_basis),
    sensitive: changed(activityFields.sensitive),
    cross_border: changed(activityFields.cross_border),
    applications: changed(activityFields.applications),
    found_forms: changed(activityFields.found_forms),
    review_every_months: changed(activityFields.review_every_months),
    ended: changed(activityFields.ended),
    /** The activity was looked through: its next review counts from now. */
    reviewed: z.optional(z.literal(true)),
  }),
  answer: processingActivity,
});

export const listActivityVersions = endpoint({
  name: 'listActivityVersions',
  service: 'compliance',
  method: 'GET',
  path: '/organizations/:id/activities/:aid/versions',
  auth: 'bearer',
  role: ROLES.member,
  flag: 'dpo',
  scope: 'papers:read',
  summary: 'Every version of an activity, newest first; none of them changes',
  params: one,
  query: ofController({ ...pageQuery }),
  answer: list(processingActivity),
  resource: 'organization',
});

/** Facts of one item that differ between the last version and now. */
const itemDifference = z.object({
  item: z.enum(PAPER_ITEMS),
  added: z.array(paperFact),
  removed: z.array(paperFact),
});

/** `apply`: saves a version of each activity that differs. What people wrote stays as it is, always. */
export const refreshProcessingActivities = endpoint({
  ...writesPaper,
  name: 'refreshProcessingActivities',
  method: 'POST',
  path: '/organizations/:id/activities/refresh',
  summary: 'What the platform knows by now and the saved activities do not say; with `apply` it is saved',
  params: ofOrganization,
  query: ofController({}),
  body: z.strictObject({ apply: z._default(z.boolean(), false) }),
  answer: z.object({
    applied: z.boolean(),
    differences: z.array(
      z.object({
        activity_id: id,
        name: l10n,
        role: z.enum(PAPER_ROLES),
        /** Of the version that was compared, or that was saved. */
        version: z.number(),
        /** The platform finds its client no longer: the activity has ended, and is saved as such. */
        ended: z.boolean(),
        differing: z.array(itemDifference),
      }),
    ),
  }),
});
