import { mongo, type Connection } from 'mongoose';
import {
  CATEGORY_TYPES,
  CONSENT_RESULTS,
  type ConsentType,
  type Device,
  type Lang,
} from '@yinyom/contracts/constants';
import {
  ANSWERS,
  type ActionFilter,
  type ConsentMethod,
  type ResultFilter,
} from '@yinyom/contracts/consents/consentFields';
import { databaseOf } from '../database/databaseOf';
import type { LogRecord } from '../record/LogRecord';
import type { ConsentRow } from '../projection/ConsentRow';

/** Counting stops here; a larger total is shown as "more than" (API conventions "Paging"). */
export const COUNT_CAP = 100_000;

/** Positions in the ledger, both included. */
export interface SeqRange {
  first: number;
  last: number;
}

/** What a list is asked for; fields that are missing do not limit it. */
export interface EventFilter {
  application_id: string;
  client_id?: string;
  consent_id?: string;
  consent_type?: ConsentType;
  result?: ResultFilter;
  device?: Device;
  language?: Lang;
  action?: ActionFilter;
  method?: ConsentMethod;
  template_version?: number;
  /** A category that was accepted, and one that was refused. */
  granted?: string;
  denied?: string;
}

const given = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const ACCEPTED = CONSENT_RESULTS.filter((result) => result !== 'decline_all');

/** What rows and records have in common. */
const commonFilter = ({ result, ...fields }: Omit<EventFilter, 'granted' | 'denied' | 'action'>) => ({
  ...given(fields),
  ...(result !== undefined && { result: result === 'accepted' ? { $in: ACCEPTED } : result }),
});

/** Both may be asked for at once, so they cannot share a key. */
const chosen = (granted: string | undefined, denied: string | undefined) => {
  const wanted = [
    ...(granted === undefined ? [] : [{ id: granted, granted: true }]),
    ...(denied === undefined ? [] : [{ id: denied, granted: false }]),
  ];
  return wanted.length === 0 ? {} : { $and: wanted.map((one) => ({ categories: { $elemMatch: one } })) };
};

const logFilter = ({
  client_id,
  consent_id,
  action,
  granted,
  denied,
  ...fields
}: EventFilter): mongo.Filter<LogRecord> => ({
  ...commonFilter(fields),
  ...(action !== undefined && { action: action === 'answer' ? { $in: [...ANSWERS] } : action }),
  ...chosen(granted, denied),
  ...(client_id !== undefined && { 'identity.client_id': client_id }),
  ...(consent_id !== undefined && { _id: new mongo.ObjectId(consent_id) }),
});

/** Reads current states and log records, newest first, by their position in the ledger. */
export const createConsentStore = (database: Connection) => {
  const db = databaseOf(database);
  const rows = db.collection<ConsentRow>('consents');
  const logs = db.collection<LogRecord>('consent_logs');

  const within = (filter: object, range: SeqRange | null): object =>
    range ? { ...filter, seq: { $gte: range.first, $lte: range.last } } : filter;

  return {
    listRows: (filter: EventFilter, range: SeqRange | null, limit: number) =>
      rows
        .find(within(commonFilter(filter), range))
        .sort({ seq: -1 })
        .limit(limit)
        .toArray(),

    countRows: (filter: EventFilter, range: SeqRange | null) =>
      rows.countDocuments(within(commonFilter(filter), range), { limit: COUNT_CAP + 1 }),

    listLogs: (filter: EventFilter, range: SeqRange | null, limit: number) =>
      logs
        .find(within(logFilter(filter), range))
        .sort({ seq: -1 })
        .limit(limit)
        .toArray(),

    countLogs: (filter: EventFilter, range: SeqRange | null) =>
      logs.countDocuments(within(logFilter(filter), range), { limit: COUNT_CAP + 1 }),

    /**
     * Visitors whose state is that they chose some categories, by the one that they refused alone. Necessary and unclassified ones
     * are nobody's choice.
     */
    refusedAlone: async (applicationId: string, range: SeqRange | null) => {
      const notAsked = ['$$category.type', [CATEGORY_TYPES.necessary, CATEGORY_TYPES.unclassified]];
      const found = await rows
        .aggregate<{ _id: { id: string; type: number } | null; count: number }>([
          { $match: within({ application_id: applicationId, result: 'accept' }, range) },
          {
            $project: {
              refused: {
                $filter: {
                  input: '$categories',
                  as: 'category',
                  cond: { $and: [{ $not: '$$category.granted' }, { $not: { $in: notAsked } }] },
                },
              },
            },
          },
          {
            $group: {
              _id: {
                $cond: [
                  { $eq: [{ $size: '$refused' }, 1] },
                  { id: { $first: '$refused.id' }, type: { $first: '$refused.type' } },
                  null,
                ],
              },
              count: { $sum: 1 },
            },
          },
        ])
        .toArray();
      return {
        customised: found.reduce((sum, { count }) => sum + count, 0),
        categories: found
          .flatMap(({ _id, count }) => (_id ? [{ ..._id, count }] : []))
          .sort((a, b) => b.count - a.count || a.id.localeCompare(b.id)),
      };
    },

    /** The record of a consent id, whichever website it belongs to. */
    log: (consentId: string) => logs.findOne({ _id: new mongo.ObjectId(consentId) }),

    /** The record that a client decided next after another one; null when that one is the latest. */
    successorOf: (record: LogRecord) =>
      record.identity
        ? logs.findOne(
            {
              application_id: record.application_id,
              'identity.client_id': record.identity.client_id,
              seq: { $gt: record.seq },
            },
            { sort: { seq: 1 } },
          )
        : null,

    /** The position of the latest decision of the client of each record; its own when its client is not known. */
    latestOfClients: async (applicationId: string, records: readonly LogRecord[]) => {
      const clients = [...new Set(records.flatMap(({ identity }) => identity?.client_id ?? []))];
      const found = await rows
        .find({ application_id: applicationId, client_id: { $in: clients } })
        .project<Pick<ConsentRow, 'client_id' | 'seq'>>({ _id: 0, client_id: 1, seq: 1 })
        .toArray();
      const latest = new Map(found.map(({ client_id, seq }) => [client_id, seq]));
      return ({ identity, seq }: LogRecord): number => latest.get(identity?.client_id) ?? seq;
    },

    /** A client's records up to a place in the ledger, newest first. */
    history: (applicationId: string, clientId: string, lastSeq: number, limit: number) =>
      logs
        .find({ application_id: applicationId, 'identity.client_id': clientId, seq: { $lte: lastSeq } })
        .sort({ seq: -1 })
        .limit(limit)
        .toArray(),

    /** How many there are of these. */
    countHistory: (applicationId: string, clientId: string, lastSeq: number) =>
      logs.countDocuments({
        application_id: applicationId,
        'identity.client_id': clientId,
        seq: { $lte: lastSeq },
      }),
  };
};
export type ConsentStore = ReturnType<typeof createConsentStore>;
