/** Names of this machine; websites under development run there, on any port. */
const isLoopback = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1' || host === '[::1]';

/**
 * Whether a page may record decisions for a site (threat P-02): its host is the site's own or a real sub-domain,
 * under http or https, on the standard port (any port on this machine). A dot may end its name.
 * @param origin value of the Origin header, e.g. `https://www.example.ac.th`
 * @param host the site's host in lower case, international names in punycode
 */
export const originBelongsTo = (origin: string, host: string): boolean => {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  // A browser sends scheme, host and port, and nothing else.
  if (url.origin !== origin || (url.protocol !== 'http:' && url.protocol !== 'https:')) return false;
  if (url.port !== '' && !isLoopback(url.hostname)) return false;
  // The root of all names may be written: it is the same host.
  const name = url.hostname.replace(/\.$/, '');
  return name === host || name.endsWith(`.${host}`);
};
