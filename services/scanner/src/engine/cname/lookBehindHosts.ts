import type { CnameTarget } from '../../lists/cnameTargets';
import { within } from '../cdp/ask';
import type { FindingBook } from '../findings/findingBook';
import type { FoundItem } from '../ScanOutcome';
import { hostOf } from '../../frontier/siteOf';
import { cnameChain, type ResolveCname } from './cnameChain';
import type { HostBook } from './hostBook';
import { judgeHost } from './judgeHost';

/** All of them together; what does not answer until then stays what it seems. */
const ALL_MS = 10_000;

/** Company and category of whoever answers under a name of the website's own domain. */
export type HostOwners = ReadonlyMap<string, NonNullable<FoundItem['owner']>>;

/** Looks who stands behind the names that a scan met, each name once, and tells it. */
export const lookBehindHosts = async (
  hosts: HostBook,
  findings: FindingBook,
  { site, resolve, extra }: { site: string; resolve: ResolveCname; extra: ReadonlyMap<string, CnameTarget> },
): Promise<HostOwners> => {
  const owners = new Map<string, NonNullable<FoundItem['owner']>>();
  const look = async (facts: ReturnType<HostBook['all']>[number]) => {
    const chain = facts.isPage ? [] : await cnameChain(facts.host, resolve);
    const judged = judgeHost(facts, chain, site, extra);
    if (!judged) return;
    const { owner, ...what } = judged;
    if (owner) owners.set(facts.host, owner);
    // The website's own host cannot be held back by a rule: it is the website.
    const about = {
      kind: 'cname' as const,
      host: facts.host,
      script: facts.script,
      rule: facts.isPage ? null : facts.host,
    };
    const met = what.code === 'own_domain_tagging' ? facts.tagged : facts.met;
    for (const { page, phase } of met) findings.note({ ...what, ...about, page }, phase);
  };
  await within(Promise.all(hosts.all().map(look)), ALL_MS).catch(() => undefined);
  return owners;
};

/** The items, those of disguised hosts with their owner. Pure. */
export const withOwners = (items: readonly FoundItem[], owners: HostOwners): FoundItem[] =>
  items.map((item) => {
    const owner = owners.get(hostOf(item.setBy.url ?? '') ?? '') ?? owners.get(item.domain);
    return owner ? { ...item, owner } : item;
  });
