import { hostOf, siteOf } from '../../frontier/siteOf';
import { hostRuleOf } from '../../lists/hostRules';
import { isSharedLibrary } from '../../lists/sharedLibraries';
import type { FindingObservation } from '../findings/FoundFinding';

type Blame = Pick<FindingObservation, 'host' | 'company' | 'script' | 'categoryType' | 'rule'>;

/** An address without its query, which may hold what nobody should keep. */
export const withoutQuery = (url: string): string => {
  if (!URL.canParse(url)) return url.slice(0, 2_000);
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`.slice(0, 2_000);
};

/** Whose a host of another website is, and what that company is there for. */
const companyOf = (host: string | null): Pick<Blame, 'company' | 'categoryType'> => {
  const rule = host === null ? undefined : hostRuleOf(host);
  return { company: rule?.provider ?? null, categoryType: rule?.category ?? 0 };
};

/**
 * Who is responsible for what a script did; a script of the website itself is the page's own. Pure.
 * @param site registrable domain of the website
 */
export const blameScript = (script: string | null, site: string): Blame => {
  const from = script === null ? null : hostOf(script);
  const host = from !== null && siteOf(from) !== site ? from : null;
  const place = script === null ? null : withoutQuery(script);
  const rule =
    host !== null && place !== null && isSharedLibrary(host) ? place.replace(/^\w+:\/\//, '') : host;
  return { host, ...companyOf(host), script: place, rule };
};

/** Who is responsible for what another website was sent: whoever got it. Pure. */
export const blameReceiver = (url: string, script: string | null): Blame => {
  const host = hostOf(url);
  return { host, ...companyOf(host), script: script === null ? null : withoutQuery(script), rule: host };
};
