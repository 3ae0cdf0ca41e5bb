import { MongoClient, MongoServerError } from 'mongodb';
import { DATA_SERVICES, type DataService } from '@yinyom/contracts/operations/backup';
import { BackupError } from '../BackupError';
import type { Source, SourceDatabase } from './Source';

const SELECTION_MS = 10_000;

const NO_SNAPSHOT = `This MongoDB cannot be read as it was at one moment (a replica set or sharded cluster of version 5 or newer can).
Stop the product, so that nobody writes, and say --stopped.`;

const noMoment = (why: string): BackupError => new BackupError(`${NO_SNAPSHOT}\n(${why})`);

/** @throws BackupError when a server does not keep moments: one that does names it in its answer */
const checkMoments = async ({ db }: SourceDatabase): Promise<void> => {
  const question = { find: 'migrations', limit: 1, singleBatch: true, readConcern: { level: 'snapshot' } };
  try {
    const { cursor, atClusterTime } = await db.command(question);
    if ((cursor?.atClusterTime ?? atClusterTime) === undefined) throw noMoment('it named no cluster time');
  } catch (error) {
    if (error instanceof MongoServerError) throw noMoment(error.message);
    throw error;
  }
};

/** Fixes the moment of a session by its first read. */
const fixMoment = async ({ db, session }: SourceDatabase): Promise<void> => {
  if (session) await db.collection('migrations').findOne({}, { session });
};

/**
 * The databases of the services in MongoDB. Each is read with read concern `snapshot`; the moments of all are fixed
 * before anything else is read.
 * @param uriOf the address of a service's database
 * @param stopped nobody writes meanwhile: for servers that keep no moment
 * @throws BackupError when neither is so
 */
export const mongoSource = async (
  uriOf: (service: DataService) => string,
  prefix: string,
  stopped: boolean,
): Promise<Source> => {
  const clients: MongoClient[] = [];
  const close = async (): Promise<void> => {
    for (const client of clients) await client.close();
  };
  try {
    const databases: SourceDatabase[] = [];
    for (const service of DATA_SERVICES) {
      const client = await MongoClient.connect(uriOf(service), { serverSelectionTimeoutMS: SELECTION_MS });
      clients.push(client);
      const db = client.db(`${prefix}_${service}`);
      databases.push(
        stopped ? { service, db } : { service, db, session: client.startSession({ snapshot: true }) },
      );
    }
    if (!stopped) for (const database of databases) await checkMoments(database);
    const takenAt = new Date();
    for (const database of databases) await fixMoment(database);
    return { takenAt, consistency: stopped ? 'stopped' : 'snapshot', databases, close };
  } catch (error) {
    await close();
    throw error;
  }
};
