import * as z from 'zod/mini';
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
import { ofController } from '../ofController';
import { readsRequest, requestsCall } from './requestCall';

const ofOrganization = z.object({ id });

/** Only Admins and people with the flag `dpo`, as all calls about requests: they show who asked for what. */
export const listSubjectRequests = endpoint({
  ...requestsCall,
  name: 'listSubjectRequests',
  method: 'GET',
  path: '/organizations/:id/requests',
  scope: 'requests:read',
  summary:
    'Requests of data subjects; `q` is a number or part of one, or the whole e-mail address of a person',
  params: ofOrganization,
  query: ofController({
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
});

/** So that an officer who is no Admin can give work to others, although only Admins list members. */
export const listOfficers = endpoint({
  ...requestsCall,
  name: 'listOfficers',
  method: 'GET',
  path: '/organizations/:id/requests/officers',
  scope: 'requests:read',
  summary: 'Admins and people with the flag `dpo`, to whom requests and their tasks can be given, by name',
  params: ofOrganization,
  query: ofController({}),
  answer: z.object({ officers: z.array(z.object({ id, name: z.string() })) }),
});

export const getSubjectRequestFigures = endpoint({
  ...requestsCall,
  name: 'getSubjectRequestFigures',
  method: 'GET',
  path: '/organizations/:id/requests/figures',
  scope: 'requests:read',
  summary: 'How many requests are in which state, how many are due soon, and how fast they were closed',
  params: ofOrganization,
  query: ofController({
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
});

export const getSubjectRequest = endpoint({
  ...readsRequest,
  name: 'getSubjectRequest',
  path: '/requests/:id',
  summary: 'One request of a data subject with tasks, letters and everything that happened',
  params: z.object({ id }),
  answer: subjectRequest,
});
