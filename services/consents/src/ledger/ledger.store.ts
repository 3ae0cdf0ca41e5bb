import type { Connection, mongo } from 'mongoose';
import { databaseOf } from '../database/databaseOf';
import { plainInsert } from '../database/plainInsert';
import type { LogRecord } from '../record/LogRecord';

export type RecordSummary = Pick<LogRecord, 'seq' | 'hash' | 'day' | 'consent_time'>;

/** Fields of a record that others are told. */
const TOLD = {
  seq: 1,
  consent_time: 1,
  consent_type: 1,
  result: 1,
  action: 1,
  language: 1,
  template_version: 1,
} as const;
interface ToldRange {
  organization_id: string;
  application_id: string;
  after_seq: number;
  with_client_id: boolean;
}
export type ToldRecord = Pick<LogRecord, '_id' | keyof typeof TOLD> & {
  identity?: Pick<NonNullable<LogRecord['identity']>, 'client_id'>;
};

/** How far an attempt to append came. */
export interface Appended {
  /** Records of the attempt that are stored, from its beginning. */
  count: number;
  /** Somebody else holds the key (event or position) of the record after them. */
  collided: boolean;
}

/** The only place that writes the ledger. */
export const createLedgerStore = (database: Connection) => {
  const db = databaseOf(database);
  const logs = db.collection<LogRecord>('consent_logs');

  return {
    ensureIndexes: async () => {
      await logs.createIndexes([
        { key: { application_id: 1, seq: 1 }, unique: true },
        { key: { application_id: 1, 'identity.client_id': 1, seq: 1 } },
      ]);
    },

    /** The newest record of a website. */
    head: (applicationId: string) => logs.findOne({ application_id: applicationId }, { sort: { seq: -1 } }),

    /** Position of the newest record of a website; 0 when it has none. */
    lastSeq: async (applicationId: string): Promise<number> => {
      const newest = await logs.findOne(
        { application_id: applicationId },
        { sort: { seq: -1 }, projection: { _id: 0, seq: 1 } },
      );
      return newest?.seq ?? 0;
    },

    /** As `lastSeq`, of the records that no change of the primary can take back. */
    toldSeq: async (applicationId: string): Promise<number> => {
      const newest = await logs.findOne(
        { application_id: applicationId },
        { sort: { seq: -1 }, projection: { _id: 0, seq: 1 }, readConcern: { level: 'majority' } },
      );
      return newest?.seq ?? 0;
    },

    get: (consentId: mongo.ObjectId) => logs.findOne({ _id: consentId }),

    /** Records by consent id; ids that are not stored are left out. */
    getMany: async (consentIds: mongo.ObjectId[]): Promise<Map<string, LogRecord>> => {
      const found = await logs.find({ _id: { $in: consentIds } }).toArray();
      return new Map(found.map((record) => [record._id.toHexString(), record]));
    },

    /** Records after a position, oldest first. */
    after: (applicationId: string, seq: number, limit: number) =>
      logs.find({ application_id: applicationId, seq: { $gt: seq } }, { sort: { seq: 1 }, limit }).toArray(),

    /**
     * What others are told of an organization's records after a position, oldest first; only of those that no change of the
     * primary can take back: what was told stays true. No field more than is told: it is read as often as people decide.
     */
    toldAfter: (
      { organization_id, application_id, after_seq, with_client_id }: ToldRange,
      limit: number,
    ): Promise<ToldRecord[]> =>
      logs
        .find(
          { application_id, seq: { $gt: after_seq }, organization_id },
          { sort: { seq: 1 }, limit, batchSize: limit, readConcern: { level: 'majority' } },
        )
        .project<ToldRecord>(with_client_id ? { ...TOLD, 'identity.client_id': 1 } : TOLD)
        .toArray(),

    /** The newest records at positions after `after` up to `last`, newest first; only what is told of a decision as it happens. */
    newestUpTo: (applicationId: string, after: number, last: number, limit: number) =>
      logs
        .find(
          { application_id: applicationId, seq: { $gt: after, $lte: last } },
          { sort: { seq: -1 }, limit },
        )
        .project<Pick<LogRecord, 'consent_time' | 'device' | 'language' | 'result'>>({
          _id: 0,
          consent_time: 1,
          device: 1,
          language: 1,
          result: 1,
        })
        .toArray(),

    at: (applicationId: string, seq: number) => logs.findOne({ application_id: applicationId, seq }),

    /** Records at positions from `first` to `last`, oldest first. */
    between: (applicationId: string, first: number, last: number) =>
      logs
        .find({ application_id: applicationId, seq: { $gte: first, $lte: last } }, { sort: { seq: 1 } })
        .toArray(),

    /** What sealing needs of the records after a position, oldest first. */
    summariesAfter: (applicationId: string, seq: number, limit: number): Promise<RecordSummary[]> =>
      logs
        .find({ application_id: applicationId, seq: { $gt: seq } })
        .project<RecordSummary>({ _id: 0, seq: 1, hash: 1, day: 1, consent_time: 1 })
        .sort({ seq: 1 })
        .limit(limit)
        .toArray(),

    /**
     * Appends records in their order and returns when they are durable on a majority. Stops at the first key that
     * is taken: what comes before it is stored, nothing after it. That key's own record is durable, too: a server answers
     * only when everything it has seen is.
     */
    append: async (records: LogRecord[]): Promise<Appended> => {
      const { stored, taken } = await plainInsert(db, logs.collectionName, records, {
        ordered: true,
        writeConcern: { w: 'majority', j: true },
      });
      return { count: stored, collided: taken.length > 0 };
    },
  };
};
export type LedgerStore = ReturnType<typeof createLedgerStore>;
