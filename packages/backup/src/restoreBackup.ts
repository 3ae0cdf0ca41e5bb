import { existsSync } from 'node:fs';
import path from 'node:path';
import { startEmbeddedMongo } from '@yinyom/embedded-mongo';
import { compareContents } from './archive/compareContents';
import { inspectArchive, openArchive, type Inspected } from './archive/readArchive';
import { unpackArchive } from './archive/unpackArchive';
import { BackupError } from './BackupError';
import { checkSecret } from './sealed/sealedKey';
import { emptyDatabases, markRestored, type TargetDatabases } from './targets/emptyDatabases';
import { freshFolder, type FreshFolder } from './targets/emptyFolder';

/** Where something was restored to and waits for being checked. */
export interface RestoredPlace {
  uri: string;
  /** Has the keys; null where files were left out. */
  dataDir: string | null;
}

interface Order {
  from: string;
  secret: string | undefined;
  /** Prefix of the names of databases. */
  prefix: string;
  /** New or empty folder; takes files and, without `uri`, the embedded database. */
  dataDir?: string;
  /** MongoDB whose databases are empty. */
  uri?: string;
  /** Checks the ledgers. @throws Error when one is not as it was written */
  verify: (place: RestoredPlace) => Promise<void>;
}

const fill = async (
  { from, secret, verify }: Order & { secret: string },
  { contents }: Inspected,
  databases: TargetDatabases,
  folder: string | null,
): Promise<void> => {
  const letExpire = await unpackArchive(openArchive(from, secret), databases.db, folder);
  await compareContents(contents, databases.db);
  await letExpire();
  await verify({ uri: databases.uri, dataDir: folder });
  await markRestored(databases);
};

const intoMongo = async (
  order: Order & { secret: string; uri: string },
  inspected: Inspected,
  fresh: FreshFolder | null,
): Promise<void> => {
  const databases = await emptyDatabases(order.uri, order.prefix);
  try {
    await fill(order, inspected, databases, fresh?.folder ?? null);
  } catch (error) {
    await databases.drop();
    throw error;
  } finally {
    await databases.close();
  }
};

const intoFolder = async (
  order: Order & { secret: string },
  inspected: Inspected,
  folder: string,
): Promise<void> => {
  const server = await startEmbeddedMongo({ dataDir: path.join(folder, 'database') });
  try {
    const databases = await emptyDatabases(server.uri, order.prefix);
    try {
      await fill(order, inspected, databases, folder);
    } finally {
      await databases.close();
    }
  } finally {
    await server.close();
  }
};

/**
 * Restores a backup into a place where nothing is. All of it is read and authenticated before anything is written; what
 * was written is counted and verified before the place is given free; when anything fails, nothing stays.
 * @throws BackupError that says what is wrong
 */
export const restoreBackup = async (given: Order): Promise<Inspected> => {
  const order = { ...given, secret: checkSecret(given.secret) };
  if (!existsSync(order.from)) throw new BackupError(`There is no file ${path.resolve(order.from)}.`);
  if (order.dataDir === undefined && order.uri === undefined)
    throw new BackupError('Say where to: --data DIR, --uri URI, or both.');
  const fresh = order.dataDir === undefined ? null : freshFolder(order.dataDir);
  try {
    const inspected = await inspectArchive(order.from, order.secret);
    if (order.uri !== undefined) await intoMongo({ ...order, uri: order.uri }, inspected, fresh);
    else if (fresh) await intoFolder(order, inspected, fresh.folder);
    fresh?.finish();
    return inspected;
  } catch (error) {
    fresh?.giveUp();
    throw error;
  }
};
