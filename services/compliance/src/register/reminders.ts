import mongoose, { type Model } from 'mongoose';
import { OPEN_STATES } from '@yinyom/contracts/requests/requestStates';
import type { KeptEvent } from '@yinyom/service-kit/outbox/KeptEvent';
import type { RequestFacts } from './requestEvents';
import type { RequestRecord } from './RequestRecord';

const { trusted } = mongoose;
/** No event of so few days was published. */
const notYet = (days: number) => ({
  $or: [{ reminded_days: trusted({ $gt: days }) }, { reminded_days: null }],
});

/** What an event is made of. */
const FACTS: Record<Exclude<keyof RequestFacts, '_id'>, 1> = {
  organization_id: 1,
  application_id: 1,
  number: 1,
  rights: 1,
  received_at: 1,
  state: 1,
  due_at: 1,
};

/** Which requests are due soon: a part of the request store. */
export const remindersOf = (requests: Model<RequestRecord>) => ({
  /** Open ones that are due between two moments, of which no event of so few days was published. */
  toRemind: (from: Date, until: Date, days: number, limit: number): Promise<RequestFacts[]> =>
    requests
      .find(
        {
          state: trusted({ $in: [...OPEN_STATES] }),
          due_at: trusted({ $gt: from, $lte: until }),
          ...notYet(days),
        },
        FACTS,
      )
      .limit(limit)
      .lean<RequestFacts[]>()
      .exec(),

  /** Publishes an event, once however many processes do it. */
  remind: async (_id: RequestRecord['_id'], days: number, event: KeptEvent): Promise<void> => {
    await requests.updateOne(
      { _id, state: trusted({ $in: [...OPEN_STATES] }), ...notYet(days) },
      { $set: { reminded_days: days }, $push: { untold: event } },
    );
  },
});
