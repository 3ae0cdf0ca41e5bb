import { createReadStream } from 'node:fs';
import { EJSON } from 'bson';
import type { BackupAbout, BackupContents } from '@yinyom/contracts/operations/backup';
import type { Source, SourceDatabase } from '../sources/Source';
import { frameBytes } from './frame';
import { ledgerHeads } from './ledgerHeads';

/** A file of the installation, and where it belongs below the data folder. */
export interface InstallationFile {
  path: string;
  from: string;
}

/** Documents go out when they are this long together. */
const BODY_BYTES = 1024 * 1024;

const readDocuments = async function* (
  { service, db, session }: SourceDatabase,
  name: string,
  told: (count: number) => void,
): AsyncGenerator<Buffer, void> {
  const source = db.collection(name);
  const indexes = (await source.indexes()).filter((index) => index.name !== '_id_');
  yield frameBytes(
    { kind: 'collection', service, name },
    Buffer.from(EJSON.stringify(indexes, { relaxed: false })),
  );
  const cursor = source.find(
    {},
    { raw: true, batchSize: 1_000, sort: { _id: 1 }, ...(session && { session }) },
  );
  let waiting: Buffer[] = [];
  let bytes = 0;
  let count = 0;
  const flush = (): Buffer => {
    const frame = frameBytes({ kind: 'documents', count: waiting.length }, Buffer.concat(waiting));
    waiting = [];
    bytes = 0;
    return frame;
  };
  for await (const document of cursor as unknown as AsyncIterable<Buffer>) {
    waiting.push(document);
    bytes += document.length;
    count += 1;
    if (bytes >= BODY_BYTES) yield flush();
  }
  if (waiting.length > 0) yield flush();
  told(count);
};

/** What the databases hold by themselves, or only for a moment. */
const isOurs = (name: string): boolean => !name.startsWith('system.');

/**
 * Everything of an installation as one stream of frames.
 * @param told is given what it holds, before the last frame
 */
export const writeArchive = async function* (
  about: BackupAbout,
  source: Source,
  files: Iterable<InstallationFile>,
  told: (contents: BackupContents) => void,
): AsyncGenerator<Buffer, void> {
  const contents: BackupContents = { collections: {}, files: {}, ledgers: {} };
  yield frameBytes({ kind: 'about' }, Buffer.from(JSON.stringify(about)));
  for (const file of files) {
    yield frameBytes({ kind: 'file', path: file.path });
    let bytes = 0;
    for await (const body of createReadStream(file.from, {
      highWaterMark: BODY_BYTES,
    }) as AsyncIterable<Buffer>) {
      bytes += body.length;
      yield frameBytes({ kind: 'bytes' }, body);
    }
    contents.files[file.path] = bytes;
  }
  for (const database of source.databases) {
    const listed = await database.db.listCollections({}, { nameOnly: true }).toArray();
    for (const name of listed
      .map((one) => one.name)
      .filter(isOurs)
      .sort())
      yield* readDocuments(database, name, (count) => {
        contents.collections[`${database.service}.${name}`] = count;
      });
    if (database.service === 'consents') contents.ledgers = await ledgerHeads(database.db, database.session);
  }
  told(contents);
  yield frameBytes({ kind: 'end' }, Buffer.from(JSON.stringify(contents)));
};
