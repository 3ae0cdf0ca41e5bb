import { DAY_MS } from '@yinyom/contracts/durations';
import { openDsrStatus } from '@yinyom/contracts/requests/requestStates';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { keptEvent, type KeptEvent } from '@yinyom/service-kit/outbox/KeptEvent';
import { organizationOf } from '../controllers/controllerKey';
import type { RequestRecord } from './RequestRecord';

/** What events say of a request, and what they are made of. */
export type RequestFacts = Pick<
  RequestRecord,
  '_id' | 'organization_id' | 'application_id' | 'number' | 'rights' | 'received_at' | 'state' | 'due_at'
>;

/** What events say of a request: with the names of OpenDSR, and nothing of its person. */
const dataOf = ({ _id, number, rights, received_at, state, due_at }: RequestFacts) => ({
  subject_request_id: String(_id),
  number,
  subject_request_types: rights,
  submitted_time: received_at.toISOString(),
  request_status: openDsrStatus(state),
  due_at: due_at.toISOString(),
});
const aboutOf = ({ organization_id, application_id }: RequestFacts, at: Date) => ({
  organization_id: organizationOf(organization_id),
  application_id,
  at,
});

/** A request begins. */
export const receivedEvent = (request: RequestFacts, at: Date): KeptEvent =>
  keptEvent('request.received', String(request._id), aboutOf(request, at), dataOf(request));

/**
 * It is due soon: once for each due day and number of days. A begun day counts as a day that is left.
 * @param days one of `REMINDER_DAYS`
 */
export const dueSoonEvent = (request: RequestFacts, days: number, at: Date): KeptEvent =>
  keptEvent(
    'request.due_soon',
    `${String(request._id)}:${bangkokDay(request.due_at)}:${days}`,
    aboutOf(request, at),
    {
      ...dataOf(request),
      days_left: Math.ceil((request.due_at.getTime() - at.getTime()) / DAY_MS),
    },
  );

/** It was closed. */
export const closedEvent = (request: RequestFacts, at: Date): KeptEvent =>
  keptEvent('request.closed', String(request._id), aboutOf(request, at), {
    ...dataOf(request),
    state: request.state,
    closed_at: at.toISOString(),
  });
