import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { DATA_SERVICES } from '@yinyom/contracts/operations/backup';
import { startEmbeddedMongo } from '@yinyom/embedded-mongo';
import { copyData } from '@yinyom/embedded-mongo/copyData';
import { BackupError } from '../BackupError';
import { namingPlace } from '../fullDisk';
import type { Source } from './Source';

const COPY = /^\.backup-(\d+)$/;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Copies that a killed backup left behind. */
const removeOldCopies = (dataDir: string): void => {
  for (const name of readdirSync(dataDir)) {
    const pid = Number(COPY.exec(name)?.[1] ?? 0);
    if (pid > 0 && !isAlive(pid)) rmSync(path.join(dataDir, name), { recursive: true, force: true });
  }
};

/**
 * The embedded database of a data folder, running or not. One read transaction copies its file, so the copy is all
 * databases at one moment, and the product goes on; the copy is then read at leisure, and removed.
 * @throws BackupError when there is no data; Error when it is damaged
 */
export const embeddedSource = async (dataDir: string, prefix: string): Promise<Source> => {
  const data = path.join(dataDir, 'database');
  if (!existsSync(path.join(data, 'data.mdb')))
    throw new BackupError(`There is no database in ${data}. Set DATA_DIR, or MONGODB_URI.`);
  removeOldCopies(dataDir);
  const folder = path.join(dataDir, `.backup-${process.pid}`);
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  // Of two backups in one process the second would read the first one's copy.
  mkdirSync(folder, { mode: 0o700 });
  try {
    const takenAt = new Date();
    const room = {
      place: dataDir,
      what: 'The copy of the embedded database that a backup is made of',
      bytes: () => statSync(path.join(data, 'data.mdb')).size,
    };
    await namingPlace(room, () => copyData(data, path.join(folder, 'database')));
    const server = await startEmbeddedMongo({ dataDir: path.join(folder, 'database') });
    const client = await MongoClient.connect(server.uri);
    return {
      takenAt,
      consistency: 'snapshot',
      databases: DATA_SERVICES.map((service) => ({ service, db: client.db(`${prefix}_${service}`) })),
      close: async () => {
        await client.close();
        await server.close();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
};
