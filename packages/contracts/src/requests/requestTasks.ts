import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { id, line, optionalText } from '../fields';
import { requestSummary, subjectRequest, TASK_STATES, type RequestTask } from './subjectRequest';
import { writesRequest } from './requestCall';

const params = z.object({ id, taskId: id });
const dueAt = z.iso.datetime({ offset: true, error: 'invalid_value' });

/** Days before the end of a request by which its tasks are due where nothing else is said. */
export const TASK_DAYS_BEFORE_DUE = 5;

export const addRequestTask = endpoint({
  ...writesRequest,
  name: 'addRequestTask',
  method: 'POST',
  path: '/requests/:id/tasks',
  summary: 'Adds what is to be done in one system; due five days before the request where no date is given',
  params: z.object({ id }),
  body: z.strictObject({
    system_name: line(100),
    owner_id: z._default(z.nullable(id), null),
    due_at: z.optional(dueAt),
    note: z._default(optionalText(1_000), ''),
  }),
  status: 201,
  answer: requestSummary,
});

/**
 * Whether a task that is over says nothing of what was done, or why nothing was. People say it (422 `required` for `result`); of keys it is not
 * asked, as it was not in 1.20.0, and the request shows what is missing.
 */
export const lacksResult = ({
  state,
  result,
  by_platform,
}: Pick<RequestTask, 'state' | 'result' | 'by_platform'>): boolean =>
  !by_platform && state !== 'open' && result.trim() === '';

/**
 * For the system itself, too: it says with an API key what became of its part. 409 state_not_allowed for state and result of the platform's own
 * task: eraseRequestConsents alone sets them.
 */
export const updateRequestTask = endpoint({
  ...writesRequest,
  name: 'updateRequestTask',
  method: 'PUT',
  path: '/requests/:id/tasks/:taskId',
  summary: 'Says what became of a task, or changes it',
  params,
  body: z.strictObject({
    state: z.optional(z.enum(TASK_STATES)),
    result: z.optional(optionalText(1_000)),
    owner_id: z.optional(z.nullable(id)),
    due_at: z.optional(dueAt),
    note: z.optional(optionalText(1_000)),
  }),
  answer: subjectRequest,
});

export const removeRequestTask = endpoint({
  ...writesRequest,
  name: 'removeRequestTask',
  method: 'DELETE',
  path: '/requests/:id/tasks/:taskId',
  summary: 'Removes a task that is still open; what was done stays',
  params,
});
