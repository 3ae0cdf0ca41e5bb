import { storages } from '../platform/webStorage';
import type { PartBridge } from '../session/part';

/** The domains a cookie visible here can have: none (this host only), this host, its parents. */
const eachDomain = (host: string, visit: (domain: string) => void): void => {
  visit('');
  for (let domain = host; domain; domain = domain.replace(/^[^.]*\.?/, '')) visit(`;domain=${domain}`);
};
/** The paths it can have: this page's and all above it, with and without a slash at the end. */
const eachPath = (path: string, visit: (path: string) => void): void => {
  visit('/');
  for (let rest = path; rest; rest = rest.slice(0, rest.lastIndexOf('/'))) {
    visit(rest);
    visit(`${rest}/`);
  }
};

/**
 * What a deletion must say of cookies with a prefix, or in a jar of their own. In frames of other websites only cookies without
 * `SameSite` rules can be written at all; where a page has no TLS all but the first are refused.
 */
const KINDS = ['', ';secure;samesite=none', ';secure;samesite=none;partitioned'];

/**
 * Deletes the page's cookies and storage entries whose names are forbidden now. A script cannot see the domain and
 * path of a cookie, so all that are possible here are tried; HttpOnly cookies and those of other hosts stay.
 */
export const erase = (
  { readCookies, writeCookie }: Pick<PartBridge, 'readCookies' | 'writeCookie'>,
  forbidden: (name: string) => boolean,
): void => {
  for (const part of readCookies().split('; ')) {
    const name = part.split('=')[0]!;
    if (!forbidden(name)) continue;
    eachDomain(location.hostname, (domain) =>
      eachPath(location.pathname, (path) => {
        for (const kind of KINDS) writeCookie(`${name}=;max-age=0;path=${path}${domain}${kind}`);
      }),
    );
  }
  for (const storage of storages()) {
    for (const name of Object.keys(storage ?? {})) if (forbidden(name)) storage?.removeItem(name);
  }
};
