import type { Connection, mongo } from 'mongoose';
import { databaseOf } from '../databaseOf';
import type { LogRecord } from '../ledger/LogRecord';
import type { ConsentRow } from '../projection/ConsentRow';

/** Counting stops here; a larger total is shown as "more than" (API conventions "Paging"). */
export const COUNT_CAP = 100_000;

/** Positions in the ledger, both included. */
export interface SeqRange {
  first: number;
  last: number;
}

/** Reads current states and log records, newest first, by their position in the ledger. */
export const createConsentStore = (database: Connection) => {
  const db = databaseOf(database);
  const rows = db.collection<ConsentRow>('consents');
  const logs = db.collection<LogRecord>('consent_logs');

  const within = <T extends { seq: number }>(filter: mongo.Filter<T>, range: SeqRange | null) =>
    (range ? { ...filter, seq: { $gte: range.first, $lte: range.last } } : filter) as mongo.Filter<T>;

  return {
    listRows: (filter: mongo.Filter<ConsentRow>, range: SeqRange | null, limit: number) =>
      rows.find(within(filter, range)).sort({ seq: -1 }).limit(limit).toArray(),

    countRows: (filter: mongo.Filter<ConsentRow>, range: SeqRange | null) =>
      rows.countDocuments(within(filter, range), { limit: COUNT_CAP + 1 }),

    listLogs: (filter: mongo.Filter<LogRecord>, range: SeqRange | null, limit: number) =>
      logs.find(within(filter, range)).sort({ seq: -1 }).limit(limit).toArray(),

    countLogs: (filter: mongo.Filter<LogRecord>, range: SeqRange | null) =>
      logs.countDocuments(within(filter, range), { limit: COUNT_CAP + 1 }),

    log: (id: mongo.ObjectId) => logs.findOne({ _id: id }),

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

    /** A client's records, newest first. */
    history: (applicationId: string, clientId: string, limit: number) =>
      logs
        .find({ application_id: applicationId, 'identity.client_id': clientId })
        .sort({ seq: -1 })
        .limit(limit)
        .toArray(),

    rowOfClient: (applicationId: string, clientId: string) =>
      rows.findOne({ application_id: applicationId, client_id: clientId }),
  };
};
export type ConsentStore = ReturnType<typeof createConsentStore>;
