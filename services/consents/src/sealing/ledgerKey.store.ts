import type { Connection } from 'mongoose';
import { databaseOf } from '../database/databaseOf';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';

/** A key with which nothing is signed any more. */
export interface RetiredKey {
  key_id: string;
  /** SubjectPublicKeyInfo, PEM. */
  public_key: string;
  since: string;
  /** Last day (Asia/Bangkok) that it may have signed. */
  until: string;
}

/** A key of the ledger, with all that were before it (collection `ledger_keys`). The newest one signs. */
export interface StoredLedgerKey {
  /** 1, 2, 3 … : of several processes that make the same one, one gets it. */
  _id: number;
  key_id: string;
  public_key: string;
  since: string;
  retired: RetiredKey[];
  /** The days that were signed last when it came are signed with it, too. */
  took_over: boolean;
  /** The private part, encrypted with DATA_SECRET and bound to everything above. */
  sealed: string;
}

/** The last signed day of a website when a key took over, signed with that key (collection `ledger_takeovers`). */
export interface Takeover {
  /** `{key id}|{application id}` */
  _id: string;
  key_id: string;
  application_id: string;
  day: string;
  last_seq: number;
  root_hash: string;
  signature: string;
}

/** As versions kept it that derived the key from INGEST_SECRET. */
interface DerivedKey {
  _id: string;
  public_key: string;
  since: Date;
}

/** The keys of the ledger. Only ever added to, but for the way in which a private part is encrypted. */
export const createLedgerKeyStore = (database: Connection) => {
  const db = databaseOf(database);
  const keys = db.collection<StoredLedgerKey>('ledger_keys');
  const takeovers = db.collection<Takeover>('ledger_takeovers');
  return {
    newest: (): Promise<StoredLedgerKey | null> => keys.findOne({}, { sort: { _id: -1 } }),

    /** @returns false when another process made this one first */
    add: async (key: StoredLedgerKey): Promise<boolean> => {
      try {
        await keys.insertOne(key);
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },

    /** Stores the same key encrypted anew, unless another process did so first. */
    reseal: async ({ _id, sealed }: StoredLedgerKey, to: Partial<StoredLedgerKey>): Promise<void> => {
      await keys.updateOne({ _id, sealed }, { $set: to });
    },

    addTakeover: async ({ _id, ...takeover }: Takeover): Promise<void> => {
      await takeovers.updateOne({ _id }, { $setOnInsert: takeover }, { upsert: true });
    },

    /** What a key took over of a website; null when no day of it was signed then. */
    takeover: (keyId: string, applicationId: string): Promise<Takeover | null> =>
      takeovers.findOne({ _id: `${keyId}|${applicationId}` }),

    /** Keys that versions before this collection signed with. */
    derived: () => db.collection<DerivedKey>('signing_keys').find({}).sort({ since: 1 }).toArray(),

    /** Ids of all keys that any day was signed with. */
    usedIds: (): Promise<string[]> => db.collection('daily_roots').distinct('key_id'),
  };
};
export type LedgerKeyStore = ReturnType<typeof createLedgerKeyStore>;
