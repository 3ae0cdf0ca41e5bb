import { hostOf } from '@yinyom/contracts/websites/domainName';
import { invalidField } from '@yinyom/service-kit/AppError';
import { checkTargetUrl } from '@yinyom/service-kit/egress/checkTargetUrl';
import { EgressRefused } from '@yinyom/service-kit/egress/EgressRefused';
import { homeUrl } from '@yinyom/service-kit/egress/homeUrl';
import { targetOf, type AddressRules } from '../scans/startUrls';
import { pageKey } from '../frontier/canonicalUrl';

interface CheckTarget {
  /** Where the check starts; without a scheme where none was typed, so that both are tried. */
  address: string;
  key: string;
  /** Registrable domain. */
  target: string;
}

const refusedUrl = (text: string, rules: AddressRules): URL => {
  try {
    return checkTargetUrl(text, rules);
  } catch (error) {
    if (!(error instanceof EgressRefused)) throw error;
    throw invalidField('url', error.code === 'url_invalid' ? 'check_url_invalid' : 'check_url_refused');
  }
};

/**
 * Which website somebody wants checked. Query and fragment are left out: they may name a person, and a stranger's request
 * shall set nothing off at somebody else's website.
 * @throws AppError 422 check_url_invalid, or check_url_refused for what is not public, or ours
 */
export const checkTargetOf = (text: string, rules: AddressRules): CheckTarget => {
  const url = refusedUrl(text, rules);
  url.search = '';
  url.hash = '';
  url.hostname = url.hostname.replace(/\.$/, '');
  const bare = `${url.hostname}${url.pathname.replace(/\/$/, '')}`;
  const address = /^https?:/i.test(text) || url.port ? url.href : homeUrl(bare, rules.allow);
  return { address, key: pageKey(url.href), target: targetOf(hostOf(url.hostname)) };
};
