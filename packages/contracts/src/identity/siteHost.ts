import * as z from 'zod/mini';
import { visible } from '../visible';

const HOST = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/**
 * Host of a website as a person types it (`www.example.ac.th`, an optional path is dropped, international names
 * become punycode), or null. Scheme, port, credentials and query are refused.
 */
export const parseSiteHost = (typed: string): string | null => {
  const [host = ''] = visible(typed).split('/');
  // The ASCII form takes time in proportion to the square of the length, and no host is longer.
  if (!/^[^\s:@?#\\%]{1,253}$/u.test(host)) return null;
  try {
    const { hostname } = new URL(`http://${host}`);
    return HOST.test(hostname) ? hostname : null;
  } catch {
    return null;
  }
};

/** Whether a name is no more than a host: nobody has said yet what an organization is called (decision 074). */
export const isHostName = (name: string): boolean => parseSiteHost(name) === name.toLowerCase();

/** A site's host name, stored lower-case in punycode. */
export const siteHost = z.pipe(
  z.string().check(z.maxLength(512, 'domain_invalid'), z.trim(), z.minLength(1, 'required')),
  z.transform((typed, context) => {
    const host = parseSiteHost(typed);
    if (host !== null) return host;
    context.issues.push({ code: 'custom', message: 'domain_invalid', input: typed });
    return z.NEVER;
  }),
);
