import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { deserialize, EJSON, type Document } from 'bson';
import type { Collection, Db } from 'mongodb';
import { DATA_SERVICES, type DataService } from '@yinyom/contracts/operations/backup';
import { BackupError } from '../BackupError';
import type { Frame } from './frame';

/** Types come out as they went in: a Long stays a Long. */
const EXACT = { promoteValues: false, promoteBuffers: false, bsonRegExp: true } as const;

const documentsOf = (body: Buffer): Document[] => {
  const documents: Document[] = [];
  for (let at = 0; at < body.length;) {
    const size = body.readInt32LE(at);
    documents.push(deserialize(body.subarray(at, at + size), EXACT));
    at += size;
  }
  return documents;
};

/** Files go below the folder only, whoever made the backup. */
const placeOf = (folder: string, name: string): string => {
  const place = path.resolve(folder, name);
  if (!place.startsWith(`${path.resolve(folder)}${path.sep}`))
    throw new BackupError(`This backup holds a file outside of its folder: ${name}`);
  return place;
};

const fileWriter = (folder: string | null) => {
  let handle: number | null = null;
  const end = (): void => {
    if (handle !== null) closeSync(handle);
    handle = null;
  };
  return {
    begin: (name: string): void => {
      end();
      if (folder === null) return;
      const place = placeOf(folder, name);
      mkdirSync(path.dirname(place), { recursive: true, mode: 0o700 });
      handle = openSync(place, 'wx', 0o600);
    },
    add: (bytes: Buffer): void => {
      if (handle !== null) writeSync(handle, bytes);
    },
    end,
  };
};

type Index = Document & { key: Record<string, 1>; v?: unknown; ns?: unknown };

const makeIndexes = async (collection: Collection, described: Index[]): Promise<void> => {
  for (const { key, v: _version, ns: _namespace, ...options } of described)
    await collection.createIndex(key, options);
};

const expires = (index: Index): boolean => index['expireAfterSeconds'] !== undefined;

/**
 * Writes the documents and files of a backup to where nothing is yet. Indexes are made after the documents of a
 * collection: one sorted pass instead of one step for each.
 * @param folder takes the files; null leaves them out
 * @returns makes the indexes that let documents expire; before, nothing goes, and all can be counted
 */
export const unpackArchive = async (
  frames: AsyncIterable<Frame>,
  dbOf: (service: DataService) => Db,
  folder: string | null,
): Promise<() => Promise<void>> => {
  const files = fileWriter(folder);
  let collection: Collection | null = null;
  let indexes: Index[] = [];
  const expiring: [Collection, Index[]][] = [];
  const endCollection = async (): Promise<void> => {
    if (!collection) return;
    await makeIndexes(
      collection,
      indexes.filter((index) => !expires(index)),
    );
    expiring.push([collection, indexes.filter(expires)]);
    collection = null;
  };
  try {
    for await (const { head, body } of frames) {
      if (head.kind === 'file') files.begin(head.path);
      else if (head.kind === 'bytes') files.add(body);
      else if (head.kind === 'collection') {
        await endCollection();
        const service = DATA_SERVICES.find((name) => name === head.service);
        if (!service) throw new BackupError(`This backup holds a database that is unknown: ${head.service}`);
        collection = dbOf(service).collection(head.name);
        indexes = EJSON.parse(body.toString('utf8')) as Index[];
      } else if (head.kind === 'documents')
        await collection?.insertMany(documentsOf(body), { ordered: true, ignoreUndefined: false });
    }
    await endCollection();
  } finally {
    files.end();
  }
  return async () => {
    for (const [of, described] of expiring) await makeIndexes(of, described);
  };
};
