import { DAY_MS } from '@yinyom/contracts/durations';
import type { Connection, mongo } from 'mongoose';
import { databaseOf } from '../database/databaseOf';
import { plainInsert } from '../database/plainInsert';
import type { LogRecord } from '../record/LogRecord';

/** A decision that was refused for its number: nothing of the visitor is kept. */
export interface RefusedDecision {
  /** The consent id that its record has once it arrives. */
  _id: mongo.ObjectId;
  application_id: string;
  day: string;
  at: Date;
}

/** As long as a dashboard looks back, and a month more. */
const KEPT_DAYS = 400;
/** More refused decisions of a period are not looked for in the ledger. */
const MOST_LOOKED_FOR = 20_000;

/** Decisions that were refused because too many came at once. */
export const createUnrecordedStore = (database: Connection) => {
  const db = databaseOf(database);
  const refused = db.collection<RefusedDecision>('refused_decisions');
  const logs = db.collection<LogRecord>('consent_logs');
  return {
    ensureIndexes: () =>
      refused.createIndexes([
        { key: { application_id: 1, day: 1 } },
        { key: { at: 1 }, expireAfterSeconds: (KEPT_DAYS * DAY_MS) / 1_000 },
      ]),

    /** Keeps them; one that was refused before is kept once. */
    add: async (decisions: RefusedDecision[]): Promise<void> => {
      await plainInsert(db, refused.collectionName, decisions, { ordered: false });
    },

    /** How many of a period are not in the ledger, of those that were looked for. */
    missing: async (applicationId: string, from: string, to: string): Promise<number> => {
      const found = await refused
        .find({ application_id: applicationId, day: { $gte: from, $lte: to } })
        .project<Pick<RefusedDecision, '_id'>>({ _id: 1 })
        .limit(MOST_LOOKED_FOR)
        .toArray();
      if (found.length === 0) return 0;
      const ids = found.map(({ _id }) => _id);
      return found.length - (await logs.countDocuments({ application_id: applicationId, _id: { $in: ids } }));
    },
  };
};
export type UnrecordedStore = ReturnType<typeof createUnrecordedStore>;
