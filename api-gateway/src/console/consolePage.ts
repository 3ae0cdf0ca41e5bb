import type { RequestHandler } from 'express';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { CONSOLE_PATHS } from '@yinyom/contracts/consolePaths';
import { DEFAULT_LANGUAGE, LANGUAGES, type Lang } from '@yinyom/contracts/constants';
import { AppError } from '@yinyom/service-kit/AppError';
import { nonceOf } from '../security/securityHeaders';
import type { ReleaseKey } from './releaseKey';

const NONCE_MARK = /__CSP_NONCE__/g;
const KEY_MARK = '__RELEASE_KEY__';

const langOfPath = (pathname: string): Lang => {
  const first = pathname.split('/')[1] ?? '';
  return LANGUAGES.find((lang) => lang === first) ?? DEFAULT_LANGUAGE;
};

/** Whether the console has a page at an address; the page that says otherwise is the console's, too. */
const hasPage = (pathname: string, lang: Lang): boolean => {
  const plain = pathname.replace(new RegExp(`^/${lang}(?=/|$)`), '').replace(/\/+$/, '') || '/';
  if (plain === '/404') return false;
  return CONSOLE_PATHS.some((pattern) => {
    const start = pattern.endsWith('/*') ? pattern.slice(0, -2) : null;
    return start === null ? plain === pattern : plain === start || plain.startsWith(`${start}/`);
  });
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

/**
 * Answers every page address with the shell's page, with this response's nonce and the key of the releases written in. Landing pages have
 * a page per language whose text stands before any script ran (`landing.<lang>.html`).
 */
export const createConsolePage = (shellDir: string, releaseKey: ReleaseKey): RequestHandler => {
  const read = createPageReader();
  return async (req, res) => {
    const lang = langOfPath(req.path);
    const isLanding = req.path === '/' || req.path === `/${lang}` || req.path === `/${lang}/`;
    const html =
      (isLanding ? await read(path.join(shellDir, `landing.${lang}.html`)) : null) ??
      (await read(path.join(shellDir, 'index.html')));
    if (html === null)
      throw new AppError(503, 'unavailable', {
        retryAfterSeconds: 10,
        cause: new Error(`no shell build in ${shellDir}`),
      });
    res.setHeader('Cache-Control', 'no-cache');
    res.status(hasPage(req.path, lang) ? 200 : 404);
    res
      .type('html')
      .send(html.replace(NONCE_MARK, nonceOf(res)).replace(KEY_MARK, (await releaseKey()) ?? ''));
  };
};
