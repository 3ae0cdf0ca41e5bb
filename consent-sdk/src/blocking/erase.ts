import { storages } from '../platform/webStorage';

/** Parent domains of a host, the host itself first; an empty one stands for a host-only cookie. */
const domains = (host: string): string[] => {
  const labels = host.split('.');
  return ['', ...labels.map((_, index) => labels.slice(index).join('.'))];
};

/** Every path a cookie visible here can have. */
const paths = (path: string): string[] => {
  const found = ['/'];
  path.split('/').forEach((_, index, parts) => {
    const start = parts.slice(0, index + 1).join('/');
    if (start) found.push(start, `${start}/`);
  });
  return found;
};

/**
 * Deletes the page's cookies and storage entries whose names are forbidden now. A script cannot see the domain and
 * path of a cookie, so all that are possible here are tried; HttpOnly cookies and those of other hosts stay.
 */
export const erase = (
  forbidden: (name: string) => boolean,
  cookies: string,
  writeCookie: (cookie: string) => void,
): void => {
  for (const part of cookies.split('; ')) {
    const name = part.split('=')[0]!;
    if (!forbidden(name)) continue;
    for (const domain of domains(location.hostname)) {
      for (const path of paths(location.pathname)) {
        writeCookie(`${name}=;max-age=0;path=${path}${domain && `;domain=${domain}`}`);
      }
    }
  }
  for (const storage of storages()) {
    for (const name of Object.keys(storage)) if (forbidden(name)) storage.removeItem(name);
  }
};
