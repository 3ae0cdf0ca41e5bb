import { trusted } from 'mongoose';
import type { QueryOf } from '@yinyom/contracts/endpoint';
import type { listSubjectRequests } from '@yinyom/contracts/requests/readRequests';
import { endOfDayAfter } from '@yinyom/contracts/requests/requestClock';
import { CLOSED_STATES, OPEN_STATES } from '@yinyom/contracts/requests/requestStates';
import { containing } from '@yinyom/service-kit/database/containing';
import { TIME_ZONE_OFFSET_MS } from '@yinyom/contracts/constants';
import type { RequestFilter } from './request.store';
import type { Seals } from './seals';

type Query = Omit<QueryOf<typeof listSubjectRequests>, 'page' | 'limit' | 'sort' | 'order'>;

/** The first moment of a day in Asia/Bangkok. */
export const startOfDay = (day: string): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) - TIME_ZONE_OFFSET_MS);
/** The last second of it. */
export const endOfDay = (day: string): Date => endOfDayAfter(startOfDay(day), 0);

const statesOf = (state: Query['state']): RequestFilter => {
  if (state === 'all') return {};
  if (state === 'open') return { state: trusted({ $in: [...OPEN_STATES] }) };
  if (state === 'closed') return { state: trusted({ $in: [...CLOSED_STATES] }) };
  return { state };
};

/** What a person looks for: a number or part of one, or a whole mailbox. Names are sealed and cannot be searched. */
const searchOf = (seals: Seals, organizationId: string, q: string): RequestFilter =>
  q.includes('@')
    ? { email_hash: trusted({ $in: seals.emailHashes(organizationId, q) }) }
    : { number: trusted(containing(q)) };

/** The filter of a list. */
export const filterOf = (
  seals: Seals,
  organization_id: string,
  { state, right, channel, due_before, assigned_to, q }: Query,
): RequestFilter => ({
  organization_id,
  ...statesOf(state),
  ...(right && { rights: right }),
  ...(channel && { channel }),
  ...(due_before && { due_at: trusted({ $lte: endOfDay(due_before) }) }),
  ...(assigned_to && { assigned_to: assigned_to === 'none' ? null : assigned_to }),
  ...(q && searchOf(seals, organization_id, q)),
});

/** What says of an organization when something was received. */
export interface ReceivedFilter {
  organization_id: string;
  received_at?: Date;
}

/** Requests of an organization that were received on these days in Asia/Bangkok. */
export const receivedWithin = (
  organization_id: string,
  from: string | undefined,
  to: string | undefined,
): ReceivedFilter => ({
  organization_id,
  ...((from ?? to) !== undefined && {
    received_at: trusted({
      ...(from !== undefined && { $gte: startOfDay(from) }),
      ...(to !== undefined && { $lte: endOfDay(to) }),
    }) as unknown as Date,
  }),
});
