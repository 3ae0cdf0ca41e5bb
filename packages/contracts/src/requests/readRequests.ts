import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { date, id, list, order, pageQuery, search } from '../fields';
import { SUBJECT_RIGHTS } from './rights';
import {
  listedRequest,
  REQUEST_CHANNELS,
  requestState,
  subjectRequest,
  subjectRight,
} from './subjectRequest';

const ofOrganization = z.object({ id });

/** Only Admins and people with the flag `dpo`, as all calls about requests: they show who asked for what. */
export const listSubjectRequests = endpoint({
  name: 'listSubjectRequests',
  service: 'compliance',
  method: 'GET',
  path: '/organizations/:id/requests',
  auth: 'bearer',
  role: ROLES.admin,
  flag: 'dpo',
  scope: 'requests:read',
  summary: 'Requests of data subjects; `q` is a number, or the whole e-mail address of a person',
  params: ofOrganization,
  query: z.strictObject({
    /** `open` and `closed`: all such states. */
    state: z._default(z.union([requestState, z.enum(['all', 'open', 'closed'])]), 'all'),
    right: z.optional(subjectRight),
    channel: z.optional(z.enum(REQUEST_CHANNELS)),
    /** Due at the end of this day in Asia/Bangkok or earlier. */
    due_before: z.optional(date),
    /** Id of a user; `none`: nobody. */
    assigned_to: z.optional(z.union([id, z.literal('none')])),
    q: search,
    sort: z._default(z.enum(['due_at', 'received_at', 'number']), 'due_at'),
    order,
    ...pageQuery,
  }),
  answer: list(listedRequest),
  resource: 'organization',
});

/** So that an officer who is no Admin can give work to others, although only Admins list members. */
export const listOfficers = endpoint({
  name: 'listOfficers',
  service: 'compliance',
  method: 'GET',
  path: '/organizations/:id/requests/officers',
  auth: 'bearer',
  role: ROLES.admin,
  flag: 'dpo',
  scope: 'requests:read',
  summary: 'Admins and people with the flag `dpo`, to whom requests and their tasks can be given, by name',
  params: ofOrganization,
  answer: z.object({ officers: z.array(z.object({ id, name: z.string() })) }),
  resource: 'organization',
});

export const getSubjectRequestFigures = endpoint({
  name: 'getSubjectRequestFigures',
  service: 'compliance',
  method: 'GET',
  path: '/organizations/:id/requests/figures',
  auth: 'bearer',
  role: ROLES.admin,
  flag: 'dpo',
  scope: 'requests:read',
  summary: 'How many requests are in which state, how many are due soon, and how fast they were closed',
  params: ofOrganization,
  query: z.strictObject({
    /** First and last day of receipt in Asia/Bangkok; absent: all. */
    from: z.optional(date),
    to: z.optional(date),
  }),
  answer: z.object({
    by_state: z.record(z.string(), z.number()),
    by_right: z.record(z.enum(SUBJECT_RIGHTS), z.number()),
    by_channel: z.record(z.string(), z.number()),
    total: z.number(),
    /** Open ones that are due within seven days, those past their end included. */
    due_soon: z.number(),
    overdue: z.number(),
    /** Half of the completed and rejected ones took no longer, in days; null: none was closed. */
    median_days: z.nullable(z.number()),
    /** Share of the completed and rejected ones that were closed by their due date, 0 to 1; null: none was closed. */
    share_in_time: z.nullable(z.number()),
    /** Requests of the form whose mailbox is not confirmed; they are kept apart and notify nobody. */
    unverified: z.number(),
  }),
  resource: 'organization',
});

export const getSubjectRequest = endpoint({
  name: 'getSubjectRequest',
  service: 'compliance',
  method: 'GET',
  path: '/requests/:id',
  auth: 'bearer',
  role: ROLES.admin,
  flag: 'dpo',
  scope: 'requests:read',
  summary: 'One request of a data subject with tasks, letters and everything that happened',
  params: z.object({ id }),
  answer: subjectRequest,
  resource: 'subject_request',
});
