import { getDomain } from 'tldts';
import { hostOf } from '@yinyom/contracts/websites/domainName';
import type { CookieRecord } from '../cookie/CookieRecord';

const registrable = (host: string): string => getDomain(host) ?? host;

/** Whether a cookie belongs to somebody else than the website. */
export const isForeign = (domain: string | undefined, domainName: string): boolean =>
  domain !== undefined && registrable(domain.replace(/^\./, '')) !== registrable(hostOf(domainName));

/**
 * What makes a cookie the same thing on all websites of an organization: its name and kind and, when somebody else
 * sets it, whose it is.
 */
export const decisionKey = (
  { name, type, domain }: Pick<CookieRecord, 'name' | 'type' | 'domain'>,
  domainName: string,
): string => {
  const owner = isForeign(domain, domainName) ? registrable((domain ?? '').replace(/^\./, '')) : '';
  return `${type} ${owner} ${name}`;
};
