import { mongo, type Connection } from 'mongoose';
import { databaseOf } from '../database/databaseOf';
import type { LogRecord } from '../record/LogRecord';
import type { ConsentRow } from '../projection/ConsentRow';

/** Removes what leads to a visitor. Records, their hashes and all counts stay as they are. */
export const createErasureStore = (database: Connection) => {
  const db = databaseOf(database);
  const logs = db.collection<LogRecord>('consent_logs');
  const rows = db.collection<ConsentRow>('consents');
  return {
    /** Whose a record is; `client_id` is null where it was erased. @returns null where there is no such record */
    find: async (
      applicationId: string,
      consentId: string,
    ): Promise<{ client_id: string | null; seq: number } | null> => {
      const found = await logs.findOne(
        { _id: new mongo.ObjectId(consentId), application_id: applicationId },
        { projection: { seq: 1, 'identity.client_id': 1 } },
      );
      return found && { seq: found.seq, client_id: found.identity?.client_id ?? null };
    },
    /** Ids of a client's records up to a place. */
    idsOf: async (applicationId: string, clientId: string, lastSeq: number): Promise<string[]> => {
      const found = await logs
        .find(
          { application_id: applicationId, 'identity.client_id': clientId, seq: { $lte: lastSeq } },
          { projection: { _id: 1 } },
        )
        .toArray();
      return found.map(({ _id }) => _id.toHexString());
    },
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
