import { withoutEnd } from '@yinyom/contracts/withoutEnd';
import { CONSOLE_PAGES } from '@yinyom/contracts/consolePaths';
import type { Declared } from '@yinyom/contracts/release/Declared';
import { addressesOf, fits } from '@yinyom/contracts/release/pagePatterns';
import { DEFAULT_LANGUAGE, LANGUAGES, LOCALE_COOKIE, type Lang } from '@yinyom/contracts/constants';

/** Where a page address leads: its language and its path without the language prefix, as the console reads it. */
export interface PageAddress {
  lang: Lang;
  path: string;
}

const PREFIXED = LANGUAGES.filter((lang) => lang !== DEFAULT_LANGUAGE);

/**
 * The address that an address with the prefix of Thai stands for, since Thai has none: `/th/login` → `/login`.
 * Undefined for every other address. The result begins with exactly one slash, so it never names another host.
 */
export const withoutThaiPrefix = (pathname: string): string | undefined =>
  /^\/th(?:\/|$)/.test(pathname) ? `/${pathname.slice('/th'.length).replace(/^\/+/, '')}` : undefined;

/** Thai has no prefix. */
export const pageAddress = (pathname: string): PageAddress => {
  const first = pathname.split('/')[1] ?? '';
  const lang = PREFIXED.find((prefix) => prefix === first) ?? DEFAULT_LANGUAGE;
  const rest = lang === DEFAULT_LANGUAGE ? pathname : pathname.slice(lang.length + 1);
  return { lang, path: withoutEnd(rest, '/') || '/' };
};

/**
 * Whether the console has a page there: the shell one of its own, or one of these remotes.
 * @param closed patterns of pages that the operator has not switched on
 */
export const hasPage = (
  { path }: PageAddress,
  remotes: readonly { declared: Declared }[],
  closed: readonly string[] = [],
): boolean =>
  !closed.some((pattern) => fits(pattern, path)) &&
  (CONSOLE_PAGES.includes(path) ||
    remotes.some(({ declared }) => addressesOf(declared).some((pattern) => fits(pattern, path))));

/** The language that somebody chose earlier in this browser; undefined for Thai, which is what comes anyway. */
export const chosenLanguage = (cookies: string | undefined): Lang | undefined => {
  const given = cookies
    ?.split(';')
    .map((cookie) => cookie.trim().split('='))
    .find(([name]) => name === LOCALE_COOKIE)?.[1];
  return PREFIXED.find((lang) => lang === given);
};
