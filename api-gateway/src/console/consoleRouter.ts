import { Router } from 'express';
import path from 'node:path';
import sirv from 'sirv';
import { notFound } from '@yinyom/service-kit/AppError';
import type { BrandOfHost } from './brandOfHost';
import { createConsolePage } from './consolePage';
import type { ConsoleReleases } from './consoleReleases';
import { setFileHeaders } from './fileHeaders';
import { isServedFile } from './fileRule';
import { createEarlierShells } from './earlierShells';
import { createFirstFiles } from './firstFiles';
import { createFirstViews } from './firstViews';
import { createPackedAnswer } from './packedAnswer';
import { releasedFiles } from './releasedFiles';
import { createShell } from './createShell';
import { keepingOf, shellFiles } from './shellFiles';

interface Options {
  shellDir: string;
  releases: ConsoleReleases;
  remoteOrigins: readonly string[];
  /** Source maps are for developers: in production they stay in their folders, for reading error reports with. */
  sourceMaps: boolean;
  /** Consoles send one request at a time. */
  serialRequests: boolean;
  /** Patterns of pages that the operator has not switched on. */
  closedPages: readonly string[];
  brandOf: BrandOfHost;
}

/** The console: the shell's files, the remotes' builds and the list of them. */
export const consoleRouter = ({
  shellDir,
  releases,
  remoteOrigins,
  sourceMaps,
  serialRequests,
  closedPages,
  brandOf,
}: Options): Router => {
  const router = Router();

  const answerList = createPackedAnswer();
  router.get(['/mf/remotes.json', '/mf/manifest.json'], async (req, res) =>
    answerList(req, res, await releases.list()),
  );

  router.use('/mfe', releasedFiles(releases.store, sourceMaps));

  const shell = createShell(path.resolve(shellDir), releases);
  const released = shellFiles(releases.store, shell, sourceMaps);
  const local = sirv(path.resolve(shellDir), {
    dev: true,
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders: (res, file) => {
      setFileHeaders(res, file);
      res.setHeader('Cache-Control', keepingOf(file));
    },
  });
  const page = createConsolePage({
    shell,
    earlierShell: createEarlierShells(releases.store),
    releaseKey: () => Promise.resolve(releases.publicKey()),
    listIsRenewed: releases.isRenewed,
    serialRequests,
    closedPages,
    remoteOrigins,
    remotes: releases.list,
    firstFiles: createFirstFiles(releases.store),
    firstView: createFirstViews(releases.store),
    brandOf,
  });
  router.use((req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const isFile = path.extname(req.path) !== '' && !req.path.endsWith('.html');
    if (isFile && !isServedFile(req.path, sourceMaps)) throw notFound();
    if (isFile) return released(req, res, () => local(req, res, () => next()));
    // A missing file must stay a 404: an HTML answer to a script request hides what went wrong.
    if (!req.accepts('html')) return next();
    return page(req, res, next);
  });
  return router;
};
