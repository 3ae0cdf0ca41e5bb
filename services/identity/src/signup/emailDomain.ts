import { parse } from 'tldts';
import { PUBLIC_MAIL_HOSTS } from './publicMailHosts';

/** Public suffix and registrable domain of a host; null for addresses, single words and suffixes themselves. */
const partsOf = (host: string) => {
  const { domain, publicSuffix, isIp } = parse(host, { allowPrivateDomains: false });
  return isIp || !domain || !publicSuffix ? null : { domain, publicSuffix };
};

/** Registrable domain of a host (`cs.example.ac.th` → `example.ac.th`), or null. */
export const registrableDomain = (host: string): string | null => partsOf(host)?.domain ?? null;

const hostOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);

/** Registrable domain of an address (`suda@cs.example.ac.th` → `example.ac.th`), or null. */
export const domainOfEmail = (email: string): string | null => registrableDomain(hostOf(email));

/** Whether an address belongs to an organization whose kind may sign up. `*` allows every public suffix. */
export const isAllowedEmail = (email: string, allowedSuffixes: readonly string[]): boolean => {
  const parts = partsOf(hostOf(email));
  if (!parts) return false;
  return allowedSuffixes.includes('*') || allowedSuffixes.includes(parts.publicSuffix);
};

/** Whether an address and a site belong to the same registrable domain. */
export const emailMatchesSite = (email: string, site: string): boolean => {
  const domain = domainOfEmail(email);
  return domain !== null && domain === registrableDomain(site);
};

/**
 * Whether an address is of another registrable domain than an organization's. Addresses without one, such as those
 * that a directory did not give, and organizations whose site has none are not called external.
 */
export const isExternalEmail = (email: string, siteHost: string): boolean => {
  const own = registrableDomain(siteHost);
  const domain = domainOfEmail(email);
  return own !== null && domain !== null && domain !== own;
};

/** Whether strangers share a domain: hosts of mail for everybody, and those that give out names below their own. */
export const isSharedDomain = (domain: string): boolean =>
  PUBLIC_MAIL_HOSTS.has(domain) || parse(domain, { allowPrivateDomains: true }).publicSuffix === domain;

/** Whether an address is of a domain that an organization takes people from besides its own. */
export const isPartnerEmail = (
  email: string,
  { partner_domains = [] }: { partner_domains?: readonly string[] },
): boolean => partner_domains.includes(domainOfEmail(email) ?? '');
