import type { Connection, mongo } from 'mongoose';
import { DATA_VERSIONS, type DataService } from '@yinyom/contracts/operations/backup';
import type { Logger } from '../logger';
import type { Migration } from './Migration';
import { withLease } from './withLease';

/** The data is not as this version can work on it; the message says what to do. */
export class DataVersionError extends Error {
  override name = 'DataVersionError';
}

type Kept = mongo.Collection<{ _id: string; number?: number; name?: string; at?: Date }>;

const keptIn = (database: Connection): Kept => {
  if (!database.db) throw new Error('the database must be connected before its data is migrated');
  return database.db.collection('migrations');
};

/** Number of the newest migration that the data went through; 0 for data of before there were any. */
const appliedNumber = async (kept: Kept): Promise<number> =>
  (await kept.findOne({ number: { $gt: 0 } }, { sort: { number: -1 } }))?.number ?? 0;

const refuseHalf = async (kept: Kept, service: DataService): Promise<void> => {
  if (await kept.findOne({ _id: 'restoring' }))
    throw new DataVersionError(
      `A restore into the database of the ${service} service was not finished. Drop the databases and restore again (docs/operate/back-up.md).`,
    );
};

const refuseNewer = (applied: number, service: DataService, known: number): void => {
  if (applied > known)
    throw new DataVersionError(
      `The data of the ${service} service is of a newer version (${applied}) than this one knows (${known}). Start the newer version, or restore the backup that was made before the upgrade (docs/operate/upgrade.md).`,
    );
};

interface Options {
  database: Connection;
  service: DataService;
  /** All there ever were, in their order. */
  migrations: readonly Migration[];
  logger: Logger;
  /** How long a process that died holds up the others; default 15 s. */
  leaseMs?: number;
}

/**
 * Brings data to the version of a list of migrations. Of several processes one does it, and the others wait.
 * @throws DataVersionError when the data is newer than the code, or only half restored
 */
export const runMigrations = async ({
  database,
  service,
  migrations,
  logger,
  leaseMs,
}: Options): Promise<void> => {
  const known = migrations.length;
  const kept = keptIn(database);
  await refuseHalf(kept, service);
  const before = await appliedNumber(kept);
  refuseNewer(before, service, known);
  if (before === known) return;
  const run = async (stillHeld: () => void): Promise<void> => {
    // Somebody else may have done it while this process waited.
    const now = await appliedNumber(kept);
    refuseNewer(now, service, known);
    for (const { number, name, up } of migrations.slice(now)) {
      logger.info({ migration: number, what: name }, 'stored data is brought to a newer version');
      await up(database);
      stillHeld();
      const done = { number, name, at: new Date() };
      await kept.updateOne({ _id: String(number) }, { $setOnInsert: done }, { upsert: true });
    }
  };
  await withLease(kept as unknown as mongo.Collection, run, leaseMs);
};

/**
 * Brings a service's data to the version of this code, before the service works on it.
 * @throws DataVersionError when the data is newer than the code, or only half restored
 */
export const migrate = async (options: Options): Promise<void> => {
  const { service, migrations } = options;
  const isInOrder = migrations.every(({ number }, index) => number === index + 1);
  // A backup says with the same numbers which versions can restore it.
  if (!isInOrder || migrations.length !== DATA_VERSIONS[service])
    throw new Error(
      `The migrations of ${service} must be 1 to ${DATA_VERSIONS[service]} (SERVICES of the contract).`,
    );
  await runMigrations(options);
};
