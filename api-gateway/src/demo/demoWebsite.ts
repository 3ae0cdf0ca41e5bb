import type { RequestHandler } from 'express';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sirv from 'sirv';

/** Host of the demo website; browsers resolve every name below localhost to this machine. */
export const DEMO_HOST = 'demo.localhost';

/**
 * A website of the demo organization on a host of its own, so that banner, blocking and dashboard can be tried
 * at once. Its pages carry the script exactly as an owner would paste it.
 * @param folder its pages
 * @param scriptUrl address of the demo website's consent script
 */
export const demoWebsite = (folder: string, scriptUrl: string): RequestHandler => {
  const files = sirv(path.resolve(folder), { dev: true, etag: true });
  return async (req, res, next) => {
    if (req.hostname !== DEMO_HOST) return next();
    const name = req.path === '/' ? '/index.html' : path.extname(req.path) ? req.path : `${req.path}.html`;
    if (!/^\/[\w-]+\.html$/.test(name))
      return files(req, res, () => void res.status(404).type('txt').send('Not found'));
    const page = await readFile(path.join(folder, name), 'utf8').catch(() => null);
    if (page === null) return void res.status(404).type('txt').send('Not found');
    res.setHeader('Cache-Control', 'no-cache');
    res.type('html').send(page.replaceAll('__SDK_URL__', scriptUrl));
  };
};
