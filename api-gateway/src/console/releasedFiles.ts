import path from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import type { ReleaseStore, StoredFile } from '@yinyom/release-store/ReleaseStore';
import { isBuild, isRoom } from '@yinyom/release-store/builds/checkNames';
import { notFound } from '@yinyom/service-kit/AppError';
import { isServedFile } from './fileRule';
import { setFileHeaders } from './fileHeaders';

/** Twins that a build makes of what is worth it, the smallest first. */
const TWINS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

interface Found {
  file: StoredFile;
  encoding: (typeof TWINS)[number][0] | null;
}

/** A build's file as small as the browser takes it. */
export const findFile = async (
  store: ReleaseStore,
  [room, build, file]: readonly [string, string, string],
  req: Request,
): Promise<Found | null> => {
  for (const [encoding, ending] of TWINS) {
    const twin = req.acceptsEncodings(encoding)
      ? await store.readFile(room, build, `${file}${ending}`)
      : null;
    if (twin) return { file: twin, encoding };
  }
  const plain = await store.readFile(room, build, file);
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
  setFileHeaders(res, name);
  res.setHeader('Cache-Control', keeping);
  res.vary('Accept-Encoding');
  res.setHeader('ETag', `W/"${file.tag}${encoding ?? ''}"`);
  if (req.fresh) return void res.status(304).end();
  if (encoding) res.setHeader('Content-Encoding', encoding);
  res.setHeader('Content-Length', file.bytes.length);
  res.end(req.method === 'HEAD' ? undefined : file.bytes);
};

/** Serves the builds of the release store: `/<room>/<build>/<file>`. Each never changes, so browsers may keep all of it. */
export const releasedFiles =
  (store: ReleaseStore, sourceMaps: boolean): RequestHandler =>
  async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const [, room = '', build = '', ...rest] = req.path.split('/');
    if (!isServedFile(req.path, sourceMaps) || !isRoom(room) || !isBuild(build)) throw notFound();
    const name = rest.join('/');
    const found = await findFile(store, [room, build, name], req);
    if (!found) throw notFound();
    sendFile(req, res, { ...found, name, keeping: 'public, max-age=31536000, immutable' });
  };
