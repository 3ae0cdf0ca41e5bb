import { MAX_ADDRESS } from '@yinyom/contracts/scanner/shortAddress';

/** Parameters that say where a visitor came from, or who the visitor is; never which page it is. */
const TRACKING =
  /^(?:utm_.+|gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|yclid|ttclid|twclid|li_fat_id|igshid|igsh|line_uid|mc_[ce]id|_ga|_gl|_hs(?:enc|mi)|__hs\w+|mkt_tok|vero_id|srsltid|phpsessid|jsessionid|aspsessionid\w*|sessionid)$/i;
const SESSION_IN_PATH = /;jsessionid=[^/?#]*/gi;
/** Fragments that are addresses of pages: hashbangs and the paths of routers. Others are places on a page. */
const ROUTE = /^#!?\//;

/**
 * The one way to write the address of a page: tracking and session parameters gone, fragments gone unless a router
 * reads them. Null for what is no address of the web, and for one that is too long to be stored: letters of other scripts count as they
 * are sent, nine characters for a Thai one.
 * @param link as found in an attribute, relative to `base`
 */
export const canonicalUrl = (link: string, base?: string): string | null => {
  const text = link.trim();
  if (text.length > MAX_ADDRESS || !URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  if ((url.protocol !== 'http:' && url.protocol !== 'https:') || url.username || url.password) return null;
  url.hostname = url.hostname.replace(/\.$/, '');
  url.pathname = url.pathname.replace(SESSION_IN_PATH, '');
  for (const name of new Set(url.searchParams.keys())) if (TRACKING.test(name)) url.searchParams.delete(name);
  if (url.search === '') url.search = '';
  if (!ROUTE.test(url.hash) && !url.hash.startsWith('#!')) url.hash = '';
  return url.href.length > MAX_ADDRESS ? null : url.href;
};

/** Two addresses with the same key are one page: the scheme of the usual ports and the order of parameters are not read. */
export const pageKey = (canonical: string): string => {
  const url = new URL(canonical);
  url.searchParams.sort();
  return `${url.host}${url.pathname}${url.search}${url.hash}`;
};
