import type { Connection } from 'mongoose';
import { databaseOf } from '../database/databaseOf';
import type { LogRecord } from '../record/LogRecord';
import type { ConsentRow } from '../projection/ConsentRow';

/** Where a ledger begins after its oldest days were removed (collection `ledger_beginnings`). */
interface Beginning {
  /** Application id. */
  _id: string;
  /** Last position that was removed; the end of a signed day. */
  removed_to: number;
}

/** Removed in pieces, so that visitors' decisions do not wait behind it. */
const AT_ONCE = 1_000;

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

    /**
     * Removes everything up to a position. The new beginning is noted first: a crash leaves too much, which the next
     * run removes, and never a gap that nothing explains.
     * @returns how many records were removed
     */
    removeTo: async (applicationId: string, last: number): Promise<number> => {
      await beginnings.updateOne({ _id: applicationId }, { $max: { removed_to: last } }, { upsert: true });
      const upTo = { application_id: applicationId, seq: { $lte: last } };
      await rows.deleteMany(upTo);
      let removed = 0;
      for (;;) {
        const first = await logs.findOne(upTo, { sort: { seq: 1 }, projection: { seq: 1 } });
        if (!first) return removed;
        const end = Math.min(last, first.seq + AT_ONCE - 1);
        const { deletedCount } = await logs.deleteMany({
          application_id: applicationId,
          seq: { $gte: first.seq, $lte: end },
        });
        removed += deletedCount;
      }
    },

    /** Forgets who decided, up to a position: in records that only stay because the chain goes on from them. */
    forgetClients: async (applicationId: string, last: number): Promise<void> => {
      const over = { application_id: applicationId, seq: { $lte: last } };
      await rows.updateMany({ ...over, client_id: { $exists: true } }, { $unset: { client_id: '' } });
      await logs.updateMany(
        { ...over, identity: { $exists: true } },
        { $unset: { identity: '', network: '' } },
      );
    },
  };
};
export type EvidenceStore = ReturnType<typeof createEvidenceStore>;
