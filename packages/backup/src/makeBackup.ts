import {
  createWriteStream,
  existsSync,
  openSync,
  closeSync,
  fsyncSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import {
  DATA_SERVICES,
  type BackupAbout,
  type BackupContents,
  type DataService,
} from '@yinyom/contracts/operations/backup';
import { writeArchive, type InstallationFile } from './archive/writeArchive';
import { BackupError } from './BackupError';
import { namingPlace } from './fullDisk';
import { seal } from './sealed/seal';
import { checkSecret } from './sealed/sealedKey';
import type { Source } from './sources/Source';

interface Order {
  /** Where it goes; must not be there yet. */
  to: string;
  secret: string | undefined;
  product: string;
  source: () => Promise<Source>;
  /** Listed after the moment of the databases is fixed. */
  files: () => InstallationFile[];
}

export interface MadeBackup {
  about: BackupAbout;
  contents: BackupContents;
  bytes: number;
}

/** Numbers of the newest migrations that the data went through. */
const dataVersions = async ({ databases }: Source): Promise<BackupAbout['data_versions']> => {
  const versions: Partial<Record<DataService, number>> = {};
  for (const { service, db, session } of databases) {
    const newest = await db
      .collection<{ number: number }>('migrations')
      .findOne({ number: { $gt: 0 } }, { sort: { number: -1 }, ...(session && { session }) });
    versions[service] = newest?.number ?? 0;
  }
  return Object.fromEntries(DATA_SERVICES.map((service) => [service, versions[service] ?? 0]));
};

const keepOnDisk = (file: string): void => {
  const handle = openSync(file, 'r');
  fsyncSync(handle);
  closeSync(handle);
};

/**
 * Writes an encrypted backup of a whole installation into one file, which appears only when it is complete.
 * @throws BackupError when it cannot be made; no file is left then
 */
export const makeBackup = async ({ to, secret, product, source, files }: Order): Promise<MadeBackup> => {
  const key = checkSecret(secret);
  const target = path.resolve(to);
  if (existsSync(target)) throw new BackupError(`${target} is there already. Nothing was overwritten.`);
  const unfinished = `${target}.part-${process.pid}`;
  const from = await source();
  let contents: BackupContents = { collections: {}, files: {}, ledgers: {} };
  try {
    const about: BackupAbout = {
      format: 1,
      product,
      taken_at: from.takenAt.toISOString(),
      consistency: from.consistency,
      data_versions: await dataVersions(from),
    };
    const frames = writeArchive(about, from, files(), (told) => {
      contents = told;
    });
    const file = createWriteStream(unfinished, { flags: 'wx', mode: 0o600 });
    const room = { place: path.dirname(target), what: 'This backup', bytes: () => file.bytesWritten };
    await namingPlace(room, async () => {
      const packed = createGzip({ level: 4 });
      await pipeline(Readable.from(frames), packed, (bytes: AsyncIterable<Buffer>) => seal(bytes, key), file);
      keepOnDisk(unfinished);
    });
    renameSync(unfinished, target);
    return { about, contents, bytes: statSync(target).size };
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  } finally {
    await from.close();
  }
};
