import mongoose, { type Model } from 'mongoose';
import type { OutlinedRequest, RequestRecord, StoredLetter } from './RequestRecord';
import type { RequestFilter } from './request.store';

const { trusted } = mongoose;

/** Everything but what is written in a request: letters, history, notes and results are most of its bytes. */
const OUTLINE = {
  letters: 0,
  timeline: 0,
  explanation: 0,
  result: 0,
  'tasks.note': 0,
  'tasks.result': 0,
} as const;

/** What registers print of a request. */
const PRINTED = {
  number: 1,
  rights: 1,
  channel: 1,
  state: 1,
  reason_code: 1,
  received_at: 1,
  due_at: 1,
  extended_until: 1,
  closed_at: 1,
  application_id: 1,
  'letters.sent_at': 1,
} as const;
/** Requests of earlier versions can be without letters. */
export type PrintedRequest = Pick<RequestRecord, '_id' | Exclude<keyof typeof PRINTED, 'letters.sent_at'>> & {
  letters?: Pick<StoredLetter, 'sent_at'>[];
};

interface Page {
  sort: 'due_at' | 'received_at' | 'number';
  order: 'asc' | 'desc';
  skip: number;
  limit: number;
}

/** Reads of many requests, each without what its reader does not need: a part of the request store. */
export const outlinedRequestsOf = (requests: Model<RequestRecord>) => ({
  list: (filter: RequestFilter, { sort, order, skip, limit }: Page): Promise<OutlinedRequest[]> => {
    const direction = order === 'asc' ? 1 : -1;
    return requests
      .find(filter, OUTLINE)
      .sort({ [sort]: direction, _id: direction })
      .skip(skip)
      .limit(limit)
      .lean<OutlinedRequest[]>()
      .exec();
  },

  outlined: (id: string): Promise<OutlinedRequest | null> =>
    requests.findById(id, OUTLINE).lean<OutlinedRequest>().exec(),

  /** Whether the history of a request names a file. */
  hasFile: async (id: string, file_id: string): Promise<boolean> =>
    (await requests.countDocuments({ _id: id, 'timeline.file_id': file_id }).exec()) > 0,

  /** Requests in the order in which they were received, read as they are needed. */
  received: (filter: RequestFilter, limit = 0): AsyncIterable<PrintedRequest> =>
    requests
      .find(filter, PRINTED)
      .sort({ received_at: 1, _id: 1 })
      .limit(limit)
      .lean<PrintedRequest[]>()
      .cursor() as AsyncIterable<PrintedRequest>,

  /** Closed ones whose personal part is to be deleted by now, the longest first. */
  purgeable: (
    now: Date,
    limit: number,
  ): Promise<Pick<RequestRecord, '_id' | 'organization_id' | 'number'>[]> =>
    requests
      .find(
        { purge_at: trusted({ $ne: null, $lte: now }), purged_at: null },
        { organization_id: 1, number: 1 },
      )
      .sort({ purge_at: 1 })
      .limit(limit)
      .lean<Pick<RequestRecord, '_id' | 'organization_id' | 'number'>[]>()
      .exec(),
});
