import { MongoClient, type Db } from 'mongodb';
import { DATA_SERVICES, type DataService } from '@yinyom/contracts/operations/backup';
import { BackupError } from '../BackupError';

const SELECTION_MS = 10_000;

/** Where a restore writes to. */
export interface TargetDatabases {
  uri: string;
  db(service: DataService): Db;
  /** Takes everything away again. */
  drop(): Promise<void>;
  close(): Promise<void>;
}

/** Stands in each database while a restore is under way: services refuse to work on half of the data. */
export const RESTORING = { _id: 'restoring' } as const;

const migrationsOf = (db: Db) => db.collection<{ _id: string }>('migrations');

/**
 * Opens databases that are empty.
 * @throws BackupError naming the first that is not
 */
export const emptyDatabases = async (uri: string, prefix: string): Promise<TargetDatabases> => {
  const client = await MongoClient.connect(uri, { serverSelectionTimeoutMS: SELECTION_MS });
  const db = (service: DataService) => client.db(`${prefix}_${service}`);
  try {
    for (const service of DATA_SERVICES) {
      const [found] = await db(service).listCollections({}, { nameOnly: true }).toArray();
      if (found)
        throw new BackupError(
          `The database ${prefix}_${service} is not empty (it has ${found.name}). A backup is restored into empty databases only.`,
        );
    }
    for (const service of DATA_SERVICES) await migrationsOf(db(service)).insertOne({ ...RESTORING });
  } catch (error) {
    await client.close();
    throw error;
  }
  return {
    uri,
    db,
    drop: async () => {
      for (const service of DATA_SERVICES) await db(service).dropDatabase();
    },
    close: () => client.close(),
  };
};

/** Says that the databases are whole. */
export const markRestored = async (databases: TargetDatabases): Promise<void> => {
  for (const service of DATA_SERVICES) await migrationsOf(databases.db(service)).deleteOne({ ...RESTORING });
};
