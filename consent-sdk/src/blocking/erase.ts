import { readCookies, writeCookie } from '../platform/native';
import { storages } from '../platform/webStorage';

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
 * Deletes the page's cookies and storage entries whose names are forbidden now. A script cannot see the domain and
 * path of a cookie, so all that are possible here are tried; HttpOnly cookies and those of other hosts stay.
 */
export const erase = (forbidden: (name: string) => boolean): void => {
  for (const part of readCookies().split('; ')) {
    const name = part.split('=')[0]!;
    if (!forbidden(name)) continue;
    eachDomain(location.hostname, (domain) =>
      eachPath(location.pathname, (path) => writeCookie(`${name}=;max-age=0;path=${path}${domain}`)),
    );
  }
  for (const storage of storages()) {
    for (const name of Object.keys(storage ?? {})) if (forbidden(name)) storage?.removeItem(name);
  }
};
