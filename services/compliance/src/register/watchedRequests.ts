import mongoose, { type Model } from 'mongoose';
import { DAY_MS } from '@yinyom/contracts/durations';
import { MAX_WATCHED_REQUESTS } from '@yinyom/contracts/internal/compliance';
import { remindAt } from '@yinyom/contracts/requests/requestClock';
import { OPEN_STATES } from '@yinyom/contracts/requests/requestStates';
import { RIGHT_RULES } from '@yinyom/contracts/requests/rights';
import type { RequestRecord } from './RequestRecord';

const { trusted } = mongoose;
type Watched = Pick<RequestRecord, '_id' | 'number' | 'due_at' | 'received_at' | 'rights'>;

/** No request is due soon that is due later than this. */
const LONGEST_MS = Math.max(...Object.values(RIGHT_RULES).map(({ remind_days }) => remind_days)) * DAY_MS;
/** Requests that are read to find those whose own reminder has come. */
const MOST_READ = 500;

const shown = ({ _id, number, due_at }: Watched) => ({
  id: String(_id),
  number,
  due_at: due_at.toISOString(),
});

/** Open requests, and those whose clocks need attention: a part of the request store. */
export const watchedRequestsOf = (requests: Model<RequestRecord>) => {
  const open = (organization_id: string, more: object, limit: number): Promise<Watched[]> =>
    requests
      .find(
        { organization_id, state: trusted({ $in: [...OPEN_STATES] }), ...more },
        { number: 1, due_at: 1, received_at: 1, rights: 1 },
      )
      .sort({ due_at: 1, _id: 1 })
      .limit(limit)
      .lean<Watched[]>()
      .exec();

  return {
    /** Ids of all open requests of an organization. */
    openIds: async (organization_id: string): Promise<string[]> => {
      const found = await requests
        .find({ organization_id, state: trusted({ $in: [...OPEN_STATES] }) }, { _id: 1 })
        .lean<Pick<RequestRecord, '_id'>[]>()
        .exec();
      return found.map(({ _id }) => String(_id));
    },

    /** @param unassignedBefore requests received earlier need a worker */
    watched: async (organization_id: string, unassignedBefore: Date, now: Date) => {
      const until = new Date(now.getTime() + LONGEST_MS);
      const [coming, overdue, unassigned] = await Promise.all([
        open(organization_id, { due_at: trusted({ $gte: now, $lte: until }) }, MOST_READ),
        open(organization_id, { due_at: trusted({ $lt: now }) }, MAX_WATCHED_REQUESTS),
        open(
          organization_id,
          { assigned_to: null, received_at: trusted({ $lt: unassignedBefore }) },
          MAX_WATCHED_REQUESTS,
        ),
      ]);
      const soon = coming.filter(
        ({ due_at, received_at, rights }) => remindAt(due_at, received_at, rights) <= now,
      );
      return {
        due_soon: soon.slice(0, MAX_WATCHED_REQUESTS).map(shown),
        overdue: overdue.map(shown),
        unassigned: unassigned.map(shown),
      };
    },
  };
};
