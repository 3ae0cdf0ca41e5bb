import { siteOf } from './siteOf';

export interface Scope {
  /** Whether an address belongs to the website; every other one is external and never opened. */
  contains(url: string): boolean;
}

const withoutWww = (host: string): string => host.replace(/^www\./, '');

/** @param includeSubdomains the whole registrable domain; else the hosts of the start, with and without `www.` */
export const createScope = (startUrls: readonly string[], includeSubdomains: boolean): Scope => {
  const hosts = startUrls.map((url) => new URL(url).hostname);
  const sites = new Set(hosts.map(siteOf));
  const exact = new Set(hosts.map(withoutWww));
  return {
    contains: (url) => {
      if (!URL.canParse(url)) return false;
      const { hostname, protocol } = new URL(url);
      if (protocol !== 'http:' && protocol !== 'https:') return false;
      return includeSubdomains ? sites.has(siteOf(hostname)) : exact.has(withoutWww(hostname));
    },
  };
};
