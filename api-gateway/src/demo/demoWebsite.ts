import type { RequestHandler } from 'express';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sirv from 'sirv';
import { LIBRARY_SAMPLE_HOST } from './demoHosts';

const CARELESS = ['/tags/analytics.js', '/tags/chat.js'];

/** A page as an owner has it who never heard of consent: tags of statistics and chat run first, before anything can hold them. */
const withCarelessTags = (page: string): string =>
  page
    .replace(/\n *<script type="text\/plain" data-category="[03]"[^>]*>[^]*?<\/script>/g, '')
    .replace('<script', `${CARELESS.map((tag) => `<script src="${tag}"></script>\n    `).join('')}<script`);

/**
 * The websites of the demo organization on hosts of their own, so that banner, blocking and dashboard can be tried
 * at once. Their pages carry the script exactly as an owner would paste it.
 * @param folder their pages
 * @param scriptUrlOf address of a host's consent script; undefined while there is no such website
 */
export const demoWebsite = (
  folder: string,
  scriptUrlOf: (host: string) => string | undefined,
): RequestHandler => {
  const files = sirv(path.resolve(folder), { dev: true, etag: true });
  return async (req, res, next) => {
    const scriptUrl = scriptUrlOf(req.hostname);
    if (scriptUrl === undefined) return next();
    const name = req.path === '/' ? '/index.html' : path.extname(req.path) ? req.path : `${req.path}.html`;
    if (!/^\/[\w-]+\.html$/.test(name))
      return files(req, res, () => void res.status(404).type('txt').send('Not found'));
    const page = await readFile(path.join(folder, name), 'utf8').catch(() => null);
    if (page === null) return void res.status(404).type('txt').send('Not found');
    res.setHeader('Cache-Control', 'no-cache');
    const tagged = req.hostname === LIBRARY_SAMPLE_HOST ? withCarelessTags(page) : page;
    res
      .type('html')
      .send(
        tagged
          .replaceAll('__SDK_URL__', scriptUrl)
          .replaceAll('__DECLARATION_URL__', new URL('declaration.js', scriptUrl).href)
          .replaceAll('__SITE_KEY__', path.basename(scriptUrl, '.js')),
      );
  };
};
