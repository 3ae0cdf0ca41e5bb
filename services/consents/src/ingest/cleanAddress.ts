const LONGEST = 1_024;

const parse = (address: string | null | undefined): URL | null => {
  if (!address || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : null;
};

/** An e-mail address in a path would lead to a person; its segment is replaced. */
const withoutAddresses = (path: string): string =>
  path
    .split('/')
    .map((segment) => (/@|%40/i.test(segment) ? '-' : segment))
    .join('/');

/**
 * The address of a page without query, fragment and credentials (threat P-06); null when it is none.
 */
export const cleanPageUrl = (address: string | null | undefined): string | null => {
  const url = parse(address);
  return url && `${url.origin}${withoutAddresses(url.pathname)}`.slice(0, LONGEST);
};

/** Where a visitor came from: the page when it is on the same site, otherwise the site only. */
export const cleanReferrer = (address: string | null | undefined, host: string): string | null => {
  const url = parse(address);
  if (!url) return null;
  const own = url.hostname === host || url.hostname.endsWith(`.${host}`);
  return own ? cleanPageUrl(address) : `${url.origin}/`;
};
