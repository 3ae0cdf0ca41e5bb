import { createReadStream } from 'node:fs';
import { Readable, pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import {
  backupAbout,
  backupContents,
  DATA_SERVICES,
  DATA_VERSIONS,
  type BackupAbout,
  type BackupContents,
} from '@yinyom/contracts/operations/backup';
import { BackupError } from '../BackupError';
import { openSealed } from '../sealed/openSealed';
import { readFrames, type Frame } from './frame';

/** Opens a backup. @throws BackupError whatever is wrong with the file or the key */
export const openArchive = (file: string, secret: string): AsyncGenerator<Frame, void> => {
  const sealed = createReadStream(file, { highWaterMark: 1024 * 1024 }) as AsyncIterable<Buffer>;
  const unpacked = createGunzip();
  // An error of the first reaches whoever reads the second.
  pipeline(Readable.from(openSealed(sealed, secret)), unpacked, () => undefined);
  return readFrames(unpacked as AsyncIterable<Buffer>);
};

const jsonOf = (body: Buffer): unknown => JSON.parse(body.toString('utf8'));

const readAbout = ({ head, body }: Frame): BackupAbout => {
  const read = head.kind === 'about' ? backupAbout.safeParse(jsonOf(body)) : null;
  if (!read?.success)
    throw new BackupError(
      'This backup has a form that this version does not know: it was made by a newer one.',
    );
  const about = read.data;
  const newer = DATA_SERVICES.find((service) => (about.data_versions[service] ?? 0) > DATA_VERSIONS[service]);
  if (newer)
    throw new BackupError(
      `This backup is of version ${about.product}, whose data (${newer}: ${about.data_versions[newer]}) is newer than this version knows (${DATA_VERSIONS[newer]}). Restore it with version ${about.product} or newer.`,
    );
  return about;
};

export interface Inspected {
  about: BackupAbout;
  contents: BackupContents;
}

/**
 * Reads all of a backup and keeps nothing: afterwards it is known that every byte is as it was written.
 * @throws BackupError when anything is not, or another key was used
 */
export const inspectArchive = async (file: string, secret: string): Promise<Inspected> => {
  let about: BackupAbout | null = null;
  let contents: BackupContents | null = null;
  for await (const frame of openArchive(file, secret)) {
    about ??= readAbout(frame);
    if (frame.head.kind === 'end') contents = backupContents.parse(jsonOf(frame.body));
  }
  if (!about || !contents) throw new BackupError('This backup holds no end: it was not finished.');
  return { about, contents };
};
