import { getDomain } from 'tldts';

/** Host of an address, without its dot, brackets or port; null where it has none. */
export const hostOf = (url: string): string | null => {
  const origin = url.startsWith('blob:') ? url.slice(5) : url;
  return URL.canParse(origin) ? new URL(origin).hostname.replace(/\.$/, '') || null : null;
};

/** Registrable domain of a host (`www.example.ac.th` → `example.ac.th`); the host itself where it has none. */
export const siteOf = (host: string): string => getDomain(host, { allowPrivateDomains: true }) ?? host;
