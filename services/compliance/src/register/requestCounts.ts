import mongoose, { type Model, type PipelineStage } from 'mongoose';
import { DAY_MS } from '@yinyom/contracts/durations';
import { OPEN_STATES } from '@yinyom/contracts/requests/requestStates';
import type { RequestRecord } from './RequestRecord';
import type { RequestFilter } from './request.store';

const { trusted } = mongoose;
const SOON_MS = 7 * DAY_MS;

/** What says how fast requests are closed. What the platform answered at once says nothing of the people who answer. */
const DECIDED = {
  channel: trusted({ $ne: 'self_service' }),
  state: trusted({ $in: ['completed', 'rejected'] }),
  closed_at: trusted({ $ne: null }),
};

/** How many requests have a value. */
type Tally = Record<string, number>;

export interface RequestCounts {
  by_state: Tally;
  by_right: Tally;
  by_channel: Tally;
  total: number;
  due_soon: number;
  overdue: number;
  /** Half of the completed and rejected ones took no longer, in milliseconds; null: none was closed. */
  median_ms: number | null;
  /** Completed and rejected ones, and how many of them were closed by their due date. */
  decided: number;
  in_time: number;
}

/** Counts of requests, made in the database: a part of the request store. No request is read for them. */
export const requestCountsOf = (requests: Model<RequestRecord>) => {
  const tally = async (
    $match: RequestFilter,
    field: string,
    before: PipelineStage[] = [],
  ): Promise<Tally> => {
    const found = await requests
      .aggregate<{ _id: string; count: number }>([
        { $match },
        ...before,
        { $group: { _id: `$${field}`, count: { $sum: 1 } } },
      ])
      .exec();
    return Object.fromEntries(found.map(({ _id, count }) => [_id, count]));
  };

  const decidedOf = (filter: RequestFilter): PipelineStage[] => [
    {
      $match: {
        ...filter,
        ...DECIDED,
      },
    },
    {
      $project: {
        in_time: { $cond: [{ $lte: ['$closed_at', '$due_at'] }, 1, 0] },
      },
    },
  ];

  return {
    /** @param filter of one organization */
    counts: async (filter: RequestFilter, now: Date): Promise<RequestCounts> => {
      const open = { ...filter, state: trusted({ $in: [...OPEN_STATES] }) };
      const [by_state, by_right, by_channel, due_soon, overdue, [sum]] = await Promise.all([
        tally(filter, 'state'),
        tally(filter, 'rights', [{ $unwind: '$rights' }]),
        tally(filter, 'channel'),
        requests.countDocuments({
          ...open,
          due_at: trusted({ $lte: new Date(now.getTime() + SOON_MS) }),
        }),
        requests.countDocuments({ ...open, due_at: trusted({ $lt: now }) }),
        requests
          .aggregate<{ decided: number; in_time: number }>([
            ...decidedOf(filter),
            { $group: { _id: null, decided: { $sum: 1 }, in_time: { $sum: '$in_time' } } },
          ])
          .exec(),
      ]);
      const { decided = 0, in_time = 0 } = sum ?? {};
      const timed = { ...filter, ...DECIDED, took_ms: trusted({ $gte: 0 }) } as RequestFilter;
      const many = await requests.countDocuments(timed).exec();
      // The middle one, or the mean of the two in the middle.
      const middle = await requests
        .find(timed, { took_ms: 1 })
        .sort({ took_ms: 1 })
        .skip(Math.max(0, Math.ceil(many / 2) - 1))
        .limit(many % 2 === 0 ? 2 : 1)
        .lean<{ took_ms: number }[]>()
        .exec();
      return {
        by_state,
        by_right,
        by_channel,
        total: Object.values(by_state).reduce((all, count) => all + count, 0),
        due_soon,
        overdue,
        median_ms:
          middle.length === 0 ? null : middle.reduce((all, { took_ms }) => all + took_ms, 0) / middle.length,
        decided,
        in_time,
      };
    },
  };
};
