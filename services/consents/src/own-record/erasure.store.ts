import type { Connection } from 'mongoose';
import { databaseOf } from '../database/databaseOf';
import type { LogRecord } from '../record/LogRecord';
import type { ConsentRow } from '../projection/ConsentRow';

/** Removes what leads to a visitor. Records, their hashes and all counts stay as they are. */
export const createErasureStore = (database: Connection) => {
  const db = databaseOf(database);
  const logs = db.collection<LogRecord>('consent_logs');
  const rows = db.collection<ConsentRow>('consents');
  return {
    /**
     * @param lastSeq what the client decided after this place stays
     * @returns how many records lost their identifiers
     */
    eraseClient: async (applicationId: string, clientId: string, lastSeq: number): Promise<number> => {
      await rows.updateOne(
        { application_id: applicationId, client_id: clientId, seq: { $lte: lastSeq } },
        { $unset: { client_id: '' } },
      );
      const { modifiedCount } = await logs.updateMany(
        { application_id: applicationId, 'identity.client_id': clientId, seq: { $lte: lastSeq } },
        { $unset: { identity: '', network: '' } },
      );
      return modifiedCount;
    },
  };
};
export type ErasureStore = ReturnType<typeof createErasureStore>;
