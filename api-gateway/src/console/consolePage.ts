import type { Request, RequestHandler, Response } from 'express';
import { DEFAULT_LANGUAGE, LOCALE_COOKIE, LOCALE_COOKIE_DAYS } from '@yinyom/contracts/constants';
import { chosenBuilds } from '@yinyom/contracts/release/canaryCookie';
import { inLanguage, rowInLanguage } from '@yinyom/contracts/release/pageList';
import { SHELL_HEADER } from '@yinyom/contracts/release/platform';
import type { ListedRemote, RemotesList } from '@yinyom/contracts/release/RemotesList';
import { DAY_MS } from '@yinyom/contracts/durations';
import { AppError } from '@yinyom/service-kit/AppError';
import { hostNameOf } from '../security/hostRule';
import { nonceOf } from '../security/securityHeaders';
import { brandedHome, brandedPage } from './brandedPage';
import type { BrandOfHost } from './brandOfHost';
import { FIRST_FILES, FIRST_FILES_MARK, pageKind, type FindFirstFiles } from './firstFiles';
import type { ShowFirstView } from './firstViews';
import { likelyReleases } from './likelyReleases';
import { chosenLanguage, hasPage, pageAddress, withoutThaiPrefix, type PageAddress } from './pageAddress';
import { sendPage } from './sendPage';
import type { ShellBuild } from './shellBuild';

const NONCE_MARK = /__CSP_NONCE__/g;
const KEY_MARK = '__RELEASE_KEY__';

const TIME_MARK = '__LIST_TIME__';
const GATE_MARK = '__REQUEST_GATE__';
const ORIGINS_MARK = '__SCRIPT_ORIGINS__';
const REMOTES_MARK = '__REMOTES__';
/** Pages, or frames of pages, that the build wrote as text; the rest begin empty. */
const WRITTEN = { front: 'landing', auth: 'auth', inside: 'inside', public: 'public' } as const;
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

/** Remembers Thai, so that an earlier choice of another language does not lead away from an address that names it. */
const rememberThai = (req: Request, res: Response): void =>
  void res.cookie(LOCALE_COOKIE, DEFAULT_LANGUAGE, {
    maxAge: LOCALE_COOKIE_DAYS * DAY_MS,
    sameSite: 'lax',
    secure: req.secure,
  });

interface ConsolePageOptions {
  /** The build that pages are of. */
  shell: () => Promise<ShellBuild>;
  /** One that was in use before; null when it is none of those that are kept for that. */
  earlierShell: (build: string) => Promise<ShellBuild | null>;
  releaseKey: () => Promise<string | null>;
  /** Whether consoles may insist on lists that are signed and young. */
  listIsRenewed: () => boolean;
  /** Consoles send one request at a time. */
  serialRequests: boolean;
  /** Other origins that remotes' scripts come from. */
  remoteOrigins: readonly string[];
  /** Patterns of pages that the operator has not switched on. */
  closedPages: readonly string[];
  /** The remotes that are in use at the time of a request. */
  remotes: () => Promise<RemotesList>;
  /** Links to what the page needs first. */
  firstFiles: FindFirstFiles;
  /** The page as text, where its release has that. */
  firstView: ShowFirstView;
  /** Whose name a page is opened under. */
  brandOf: BrandOfHost;
}

/** Whoever a canary is for may open its pages. */
const withCanary = (row: ListedRemote) => (row.canary ? [row, row.canary.release] : [row]);

/** The list as the document carries it: nothing in it can end the element that it stands in. */
const listInLanguage = ({ remotes, refused = [], ...list }: RemotesList, { lang }: PageAddress): string =>
  JSON.stringify({
    ...list,
    remotes: remotes.map((row) => rowInLanguage(row, lang)),
    refused: refused.map((row) => inLanguage(row, lang)),
  }).replaceAll('<', '\\u003c');

/**
 * Answers every page address with the shell's page, with this response's nonce, the key of the releases, the remotes in
 * use, the origins of scripts and the request gate written in. The front page and the
 * frames of signing in and of the signed-in pages stand before any script ran (`landing.<lang>.html`, `auth.…`, `inside.…`). Addresses without a page get the same with status 404: the console says so.
 */
export const createConsolePage = ({
  shell,
  earlierShell,
  releaseKey,
  listIsRenewed,
  serialRequests,
  remoteOrigins,
  closedPages,
  remotes,
  firstFiles,
  firstView,
  brandOf,
}: ConsolePageOptions): RequestHandler => {
  return async (req, res) => {
    const unprefixed = withoutThaiPrefix(req.path);
    const address = pageAddress(unprefixed ?? req.path);
    const listed = await remotes();
    const rows = [...listed.remotes.flatMap(withCanary), ...(listed.refused ?? [])];
    const found = hasPage(address, rows, closedPages);
    // Which page stands at an address without language depends on the cookie, and on where the request came from.
    res.setHeader('Vary', 'Accept, Cookie, Sec-Fetch-Site');
    if (found && unprefixed !== undefined) {
      rememberThai(req, res);
      res.setHeader('Cache-Control', 'no-store');
      return res.redirect(302, `${unprefixed}${req.originalUrl.slice(req.path.length)}`);
    }
    const chosen = found ? chosenAddress(req, address) : undefined;
    if (chosen !== undefined) {
      res.setHeader('Cache-Control', 'no-store');
      return res.redirect(302, chosen);
    }
    const brand = await brandOf(hostNameOf(req.headers.host) ?? '');
    // The front page is about the product.
    if (brand && address.path === '/') {
      res.setHeader('Cache-Control', 'no-store');
      return res.redirect(302, brandedHome(address.lang));
    }
    const asked = req.get(SHELL_HEADER);
    const { text } = (asked ? await earlierShell(asked) : null) ?? (await shell());
    const likely = likelyReleases(listed.remotes, chosenBuilds(req.headers.cookie));
    const kind = pageKind(address, likely);
    const html = (await text(`${WRITTEN[kind]}.${address.lang}.html`)) ?? (await text('index.html'));
    if (html === null)
      throw new AppError(503, 'unavailable', {
        retryAfterSeconds: 10,
        cause: new Error('no build of the shell'),
      });
    const links = await firstFiles(address, likely, await text(FIRST_FILES));
    res.setHeader('Cache-Control', 'no-cache');
    res.status(found ? 200 : 404);
    const written = found ? html : html.replace(TITLE, '<title>404 · Yinyom</title>');
    const page = (
      await firstView(brand ? brandedPage(written, brand, address.lang) : written, address, likely)
    )
      .replace(FIRST_FILES_MARK, () => links)
      .replace(NONCE_MARK, nonceOf(res))
      .replace(KEY_MARK, (await releaseKey()) ?? '')
      .replace(TIME_MARK, listIsRenewed() ? new Date().toISOString() : '')
      .replace(ORIGINS_MARK, remoteOrigins.join(' '))
      .replace(GATE_MARK, serialRequests ? 'serial' : 'parallel')
      .replace(REMOTES_MARK, () => listInLanguage(listed, address));
    return sendPage(req, res, page);
  };
};
