import type { Connection } from 'mongoose';
import { databaseOf } from '../databaseOf';
import type { LogRecord } from '../ledger/LogRecord';
import type { ConsentRow } from '../projection/ConsentRow';

/** Where a ledger begins after its oldest days were removed (collection `ledger_beginnings`). */
interface Beginning {
  /** Application id. */
  _id: string;
  /** Last position that was removed; the end of a signed day. */
  removed_to: number;
}

/** Removes evidence whose time is over. */
export const createEvidenceStore = (database: Connection) => {
  const db = databaseOf(database);
  const beginnings = db.collection<Beginning>('ledger_beginnings');
  const logs = db.collection<LogRecord>('consent_logs');
  const rows = db.collection<ConsentRow>('consents');
  return {
    /** Last position that was removed; 0 when nothing was. */
    removedTo: async (applicationId: string): Promise<number> =>
      (await beginnings.findOne({ _id: applicationId }))?.removed_to ?? 0,

    /** The first record that must still be kept: valid after a moment. */
    firstKept: (applicationId: string, after: Date) =>
      logs.findOne({ application_id: applicationId, expires_at: { $gt: after } }, { sort: { seq: 1 } }),

    /** Notes the new beginning first: a crash leaves too much, never a gap that nothing explains. */
    removeTo: async (applicationId: string, seq: number): Promise<number> => {
      await beginnings.updateOne({ _id: applicationId }, { $max: { removed_to: seq } }, { upsert: true });
      await rows.deleteMany({ application_id: applicationId, seq: { $lte: seq } });
      const { deletedCount } = await logs.deleteMany({ application_id: applicationId, seq: { $lte: seq } });
      return deletedCount;
    },

    /** Forgets who decided, in records that only stay because the chain goes on from them. */
    forgetClients: async (applicationId: string, expiredBefore: Date): Promise<void> => {
      const over = { application_id: applicationId, expires_at: { $lte: expiredBefore } };
      await rows.updateMany({ ...over, client_id: { $exists: true } }, { $unset: { client_id: '' } });
      await logs.updateMany(
        { ...over, identity: { $exists: true } },
        { $unset: { identity: '', network: '' } },
      );
    },
  };
};
export type EvidenceStore = ReturnType<typeof createEvidenceStore>;
