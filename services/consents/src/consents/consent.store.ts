import { mongo, type Connection } from 'mongoose';
import type { ConsentResult, ConsentType, Device, Lang } from '@yinyom/contracts/constants';
import type { ConsentAction, ConsentMethod } from '@yinyom/contracts/consents/consentFields';
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
  result?: ConsentResult;
  device?: Device;
  language?: Lang;
  action?: ConsentAction;
  method?: ConsentMethod;
  template_version?: number;
}

const given = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const logFilter = ({ client_id, consent_id, ...fields }: EventFilter): mongo.Filter<LogRecord> => ({
  ...given(fields),
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
        .find(within(given(filter), range))
        .sort({ seq: -1 })
        .limit(limit)
        .toArray(),

    countRows: (filter: EventFilter, range: SeqRange | null) =>
      rows.countDocuments(within(given(filter), range), { limit: COUNT_CAP + 1 }),

    listLogs: (filter: EventFilter, range: SeqRange | null, limit: number) =>
      logs
        .find(within(logFilter(filter), range))
        .sort({ seq: -1 })
        .limit(limit)
        .toArray(),

    countLogs: (filter: EventFilter, range: SeqRange | null) =>
      logs.countDocuments(within(logFilter(filter), range), { limit: COUNT_CAP + 1 }),

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

    rowOfClient: (applicationId: string, clientId: string) =>
      rows.findOne({ application_id: applicationId, client_id: clientId }),
  };
};
export type ConsentStore = ReturnType<typeof createConsentStore>;
