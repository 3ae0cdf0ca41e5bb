import { getDomain } from 'tldts';
import { hostOf } from '@yinyom/contracts/websites/domainName';
import { AppError, rejected } from '@yinyom/service-kit/AppError';
import { checkTargetUrl } from '@yinyom/service-kit/egress/checkTargetUrl';
import { EgressRefused } from '@yinyom/service-kit/egress/EgressRefused';
import { homeUrl } from '@yinyom/service-kit/egress/homeUrl';

/** What decides which addresses may be scanned. */
export interface AddressRules {
  /** host:port pairs of the setting SCANNER_ALLOW. */
  allow: ReadonlySet<string>;
  /** Hosts of this installation. */
  ownHosts: readonly string[];
}

/** What counts as one target of scans: everything that one owner registered. */
export const targetOf = (domainName: string): string => {
  const host = hostOf(domainName);
  return getDomain(host) ?? host;
};

/**
 * Where a scan of a website starts.
 * @param given addresses on the website's own host; none = its front page
 * @throws AppError 422 url_not_allowed for what is not the website's, not public, or ours (threats S-01, S-04, S-06)
 */
export const startUrlsOf = (domainName: string, given: readonly string[], rules: AddressRules): string[] => {
  const host = hostOf(domainName);
  const wanted = given.length > 0 ? given : [homeUrl(domainName, rules.allow)];
  try {
    for (const url of wanted)
      if (checkTargetUrl(url, rules).hostname !== host) throw new AppError(422, 'url_not_allowed');
  } catch (error) {
    if (error instanceof EgressRefused) throw rejected('url_not_allowed');
    throw error;
  }
  return [...new Set(wanted)];
};
