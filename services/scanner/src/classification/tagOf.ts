import type { FoundItem } from '../engine/ScanOutcome';
import { hostRuleOf } from '../lists/hostRules';
import { isSharedLibrary } from '../lists/sharedLibraries';
import { hostOf, siteOf } from '../frontier/siteOf';
import { classify, type Question } from './classify';

const NECESSARY = 1;
/** A longer address is nobody's tag. */
const LONGEST = 300;

/** The whole domain of a service whose purpose is known and needs consent; `hotjar.com` for `script.hotjar.com`. */
const knownService = (host: string): string | undefined => {
  const rule = hostRuleOf(host);
  return rule?.category && rule.category !== NECESSARY ? rule.host : undefined;
};

/**
 * The foreign script that keeps something on a website, as visitors' browsers can hold it back: a host, or a host with
 * the script's path. Of a service that is known, all of it; otherwise this one script, and only where the name of what
 * it keeps leaves no doubt that it is a tag and not a library that somebody else has called. Pure.
 *
 * @returns null where nobody saw a script, or where it is the website's own
 */
export const tagOf = (
  item: Pick<FoundItem, 'name' | 'domain' | 'party' | 'setterHost' | 'setBy'>,
  siblings: Question['siblings'],
): string | null => {
  const { domain, setterHost, setBy } = item;
  if (setBy.kind !== 'script' || setterHost === null || setterHost === siteOf(domain)) return null;
  const url = setBy.url !== null && URL.canParse(setBy.url) ? new URL(setBy.url) : null;
  const host = url && hostOf(url.href);
  const isForeign = host !== null && siteOf(host) === setterHost;
  const service = knownService(isForeign ? host : setterHost);
  if (service !== undefined) return service;
  if (!url || !isForeign || isSharedLibrary(host)) return null;
  const { suggestion } = classify({ ...item, siblings });
  if (!suggestion || suggestion.reason === 'host' || suggestion.category === NECESSARY) return null;
  const place = url.pathname === '/' ? url.host : `${url.host}${url.pathname}`;
  return place.length > LONGEST ? null : place;
};
