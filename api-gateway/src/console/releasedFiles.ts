import { ownValue } from '@yinyom/contracts/ownValue';
import path from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import type { ReleaseStore, StoredFile } from '@yinyom/release-store/ReleaseStore';
import { isBuild, isRoom } from '@yinyom/release-store/builds/checkNames';
import { notFound } from '@yinyom/service-kit/AppError';
import { digestOf, type FileTable } from '@yinyom/release-store/builds/fileTable';
import { releasedTables } from './releasedTables';
import { isPartFile, isServedFile } from './fileRule';
import { setReleasedHeaders } from './fileHeaders';

/** Twins that a build makes of what is worth it, the smallest first. */
const TWINS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

interface Found {
  file: StoredFile;
  encoding: (typeof TWINS)[number][0] | null;
}

/** A build that was released, and its files. */
interface ReleasedBuild {
  room: string;
  build: string;
  files: FileTable;
}

/**
 * A released file as small as the browser takes it. A twin counts only with the bytes that were released: a key can put another
 * one in its place (`isDerived`).
 */
export const findFile = async (
  store: ReleaseStore,
  { room, build, files }: ReleasedBuild,
  name: string,
  req: Request,
): Promise<Found | null> => {
  for (const [encoding, ending] of TWINS) {
    const digest = ownValue(files, name + ending);
    const twin =
      digest !== undefined && req.acceptsEncodings(encoding)
        ? await store.readFile(room, build, name + ending)
        : null;
    if (twin && digestOf(twin.bytes) === digest) return { file: twin, encoding };
  }
  const plain = ownValue(files, name) === undefined ? null : await store.readFile(room, build, name);
  return plain && { file: plain, encoding: null };
};

interface Sent extends Found {
  name: string;
  /** Cache-Control */
  keeping: string;
}

/** Answers with a file of a build. */
export const sendFile = (req: Request, res: Response, { file, encoding, name, keeping }: Sent): void => {
  res.type(path.extname(name) || 'application/octet-stream');
  setReleasedHeaders(res, name);
  res.setHeader('Cache-Control', keeping);
  res.vary('Accept-Encoding');
  res.setHeader('ETag', `W/"${file.tag}${encoding ?? ''}"`);
  if (req.fresh) return void res.status(304).end();
  if (encoding) res.setHeader('Content-Encoding', encoding);
  res.setHeader('Content-Length', file.bytes.length);
  res.end(req.method === 'HEAD' ? undefined : file.bytes);
};

/**
 * Serves what was released: `/<room>/<build>/<file>`. Builds never change, so browsers may keep all of it. What was only uploaded,
 * and what a page is made of instead of a part, is not there.
 */
export const releasedFiles = (store: ReleaseStore, sourceMaps: boolean): RequestHandler => {
  const tableOf = releasedTables(store);
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const [, room = '', build = '', ...rest] = req.path.split('/');
    const name = rest.join('/');
    const isOurs = isServedFile(req.path, sourceMaps) && isPartFile(name, sourceMaps);
    if (!isOurs || !isRoom(room) || !isBuild(build)) throw notFound();
    const files = await tableOf(room, build, name);
    const found = files && (await findFile(store, { room, build, files }, name, req));
    if (!found) throw notFound();
    sendFile(req, res, { ...found, name, keeping: 'public, max-age=31536000, immutable' });
  };
};
