import { Router } from 'express';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { notFound } from '@yinyom/service-kit/AppError';
import { contextOf } from '@yinyom/service-kit/request/requestContext';
import { createConsolePage } from './consolePage';
import { isServedFile } from './fileRule';
import type { ReleaseKey } from './releaseKey';
import { listRemotes } from './remotesList';

interface Options {
  shellDir: string;
  releasesDir: string;
  remoteOrigins: readonly string[];
  releaseKey: ReleaseKey;
  /** Source maps are for developers: in production they stay in their folders, for reading error reports with. */
  sourceMaps: boolean;
  /** Consoles send one request at a time. */
  serialRequests: boolean;
}

/** Headers that only a document can use; on each of many small files they would weigh more than they are worth. */
const DOCUMENT_HEADERS = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Referrer-Policy',
  'Reporting-Endpoints',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];
/** Types of text that sirv names without their encoding. */
const TEXT_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

const isDocument = (file: string) => /\.(?:html|svg)$/.test(file);
const setFileHeaders = (res: ServerResponse, file: string) => {
  const type = TEXT_TYPES[path.extname(file)];
  if (type) res.setHeader('Content-Type', type);
  if (isDocument(file)) return;
  for (const name of DOCUMENT_HEADERS) res.removeHeader(name);
  // Whatever is opened in a frame becomes a document.
  res.setHeader('Content-Security-Policy', "frame-ancestors 'none'");
};

const HASHED = /[.-][0-9a-f]{8,}\.[a-z0-9]+(?:\.map)?$/i;

/** The console: the shell's files, the remotes' builds and the list of them. */
export const consoleRouter = ({
  shellDir,
  releasesDir,
  remoteOrigins,
  releaseKey,
  sourceMaps,
  serialRequests,
}: Options): Router => {
  const router = Router();

  router.get(['/mf/remotes.json', '/mf/manifest.json'], async (_req, res) => {
    const remotes = await listRemotes(releasesDir, remoteOrigins, (room, error) =>
      contextOf(res).log.warn({ err: error, room }, 'the release pointer of a remote cannot be read'),
    );
    res.setHeader('Cache-Control', 'no-cache');
    res.json({ remotes });
  });

  // Each build has a folder of its own that never changes, so a browser may keep everything in it.
  const builds = sirv(path.resolve(releasesDir), {
    dev: true,
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders: (res, file) => {
      setFileHeaders(res, file);
      res.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    },
  });
  router.use('/mfe', (req, res, next) => {
    if (!isServedFile(req.path, sourceMaps)) throw notFound();
    builds(req, res, () => next(notFound()));
  });

  const shell = sirv(path.resolve(shellDir), {
    dev: true,
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders: (res, file) => {
      setFileHeaders(res, file);
      res.setHeader('Cache-Control', HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const page = createConsolePage({
    shellDir: path.resolve(shellDir),
    releaseKey,
    serialRequests,
    remoteOrigins,
  });
  router.use((req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const isFile = path.extname(req.path) !== '' && !req.path.endsWith('.html');
    if (isFile && !isServedFile(req.path, sourceMaps)) throw notFound();
    if (isFile) return shell(req, res, () => next());
    // A missing file must stay a 404: an HTML answer to a script request hides what went wrong.
    if (!req.accepts('html')) return next();
    return page(req, res, next);
  });
  return router;
};
