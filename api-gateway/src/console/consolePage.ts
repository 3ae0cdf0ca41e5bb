import type { Request, RequestHandler } from 'express';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LANGUAGE } from '@yinyom/contracts/constants';
import { AppError } from '@yinyom/service-kit/AppError';
import { nonceOf } from '../security/securityHeaders';
import { chosenLanguage, hasPage, pageAddress, type PageAddress } from './pageAddress';
import type { ReleaseKey } from './releaseKey';

const NONCE_MARK = /__CSP_NONCE__/g;
const KEY_MARK = '__RELEASE_KEY__';

const GATE_MARK = '__REQUEST_GATE__';
const ORIGINS_MARK = '__SCRIPT_ORIGINS__';
const TITLE = /<title>[^<]*<\/title>/;

/**
 * The address in the language that was chosen earlier, for somebody who enters an address without language from outside
 * (typed, a bookmark, a link elsewhere). Inside the console the address decides: who is on a Thai page stays in Thai.
 */
const chosenAddress = (req: Request, address: PageAddress): string | undefined => {
  if (address.lang !== DEFAULT_LANGUAGE || req.get('sec-fetch-site') === 'same-origin') return undefined;
  const lang = chosenLanguage(req.headers.cookie);
  if (!lang) return undefined;
  const search = req.originalUrl.slice(req.path.length);
  return `/${lang}${address.path === '/' ? '' : address.path}${search}`;
};

/** Reads a page again only when the file changed. */
const createPageReader = () => {
  const pages = new Map<string, { changed: number; html: string }>();
  return async (file: string): Promise<string | null> => {
    const info = await stat(file).catch(() => null);
    if (!info) return null;
    const kept = pages.get(file);
    if (kept?.changed === info.mtimeMs) return kept.html;
    const html = await readFile(file, 'utf8');
    pages.set(file, { changed: info.mtimeMs, html });
    return html;
  };
};

interface ConsolePageOptions {
  shellDir: string;
  releaseKey: ReleaseKey;
  /** Consoles send one request at a time. */
  serialRequests: boolean;
  /** Other origins that remotes' scripts come from. */
  remoteOrigins: readonly string[];
}

/**
 * Answers every page address with the shell's page, with this response's nonce, the key of the releases, the
 * origins of scripts and the request gate written in. Landing pages have a page per language whose text stands before any script ran
 * (`landing.<lang>.html`). Addresses without a page get the same with status 404: the console says so.
 */
export const createConsolePage = ({
  shellDir,
  releaseKey,
  serialRequests,
  remoteOrigins,
}: ConsolePageOptions): RequestHandler => {
  const read = createPageReader();
  return async (req, res) => {
    const address = pageAddress(req.path);
    const found = hasPage(address);
    // Which page stands at an address without language depends on the cookie, and on where the request came from.
    res.setHeader('Vary', 'Accept, Cookie, Sec-Fetch-Site');
    const chosen = found ? chosenAddress(req, address) : undefined;
    if (chosen !== undefined) {
      res.setHeader('Cache-Control', 'no-store');
      return res.redirect(302, chosen);
    }
    const html =
      (address.path === '/' ? await read(path.join(shellDir, `landing.${address.lang}.html`)) : null) ??
      (await read(path.join(shellDir, 'index.html')));
    if (html === null)
      throw new AppError(503, 'unavailable', {
        retryAfterSeconds: 10,
        cause: new Error(`no shell build in ${shellDir}`),
      });
    res.setHeader('Cache-Control', 'no-cache');
    res.status(found ? 200 : 404);
    const page = html
      .replace(NONCE_MARK, nonceOf(res))
      .replace(KEY_MARK, (await releaseKey()) ?? '')
      .replace(ORIGINS_MARK, remoteOrigins.join(' '))
      .replace(GATE_MARK, serialRequests ? 'serial' : 'parallel');
    return res.type('html').send(found ? page : page.replace(TITLE, '<title>404 · Yinyom</title>'));
  };
};
