import { originBelongsTo } from '@yinyom/service-kit/http/originRule';
import { isSecretAfter, isTelling } from './tellingSegment';

const LONGEST = 1_024;

const parse = (address: string | null | undefined): URL | null => {
  if (!address || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : null;
};

const REMOVED = '-';

/** What could lead to a person or open something is replaced; parameters of a segment (`;jsessionid=…`) go as the query does. */
const withoutTelling = (path: string): string =>
  path
    .split('/')
    .map((segment) => segment.split(/;|%3b/i)[0] ?? '')
    .map((segment, at, all) =>
      isTelling(segment) || isSecretAfter(all[at - 1], segment) ? REMOVED : segment,
    )
    .join('/');

const isOwn = (url: URL, hosts: readonly string[]): boolean =>
  hosts.some((host) => originBelongsTo(url.origin, host));

const pageOf = (url: URL): string => `${url.origin}${withoutTelling(url.pathname)}`.slice(0, LONGEST);

/**
 * The address of a page of the website without query, fragment, credentials and what looks like a secret (threat P-06);
 * null when it is none. A page of another host is nothing that this website's ledger could be evidence of.
 * @param hosts of the website
 */
export const cleanPageUrl = (address: string | null | undefined, hosts: readonly string[]): string | null => {
  const url = parse(address);
  return url && isOwn(url, hosts) ? pageOf(url) : null;
};

/** Where a visitor came from: the page when it is on the same site, otherwise the site only. */
export const cleanReferrer = (
  address: string | null | undefined,
  hosts: readonly string[],
): string | null => {
  const url = parse(address);
  if (!url) return null;
  return isOwn(url, hosts) ? pageOf(url) : `${url.origin}/`;
};
