import { CATEGORY_TYPES } from '@yinyom/contracts/constants';
import type { Snapshot } from './Snapshot';

/** When one host serves several purposes it is held back for the one that asks the most. */
const STRICTEST_FIRST = [
  CATEGORY_TYPES.marketing,
  CATEGORY_TYPES.unclassified,
  CATEGORY_TYPES.custom,
  CATEGORY_TYPES.statistics,
  CATEGORY_TYPES.preference,
];

const withoutDot = (domain: string): string => domain.replace(/^\./, '').toLowerCase();
const belongs = (host: string, to: string): boolean => host === to || host.endsWith(`.${to}`);

/** A foreign host and the category that its tags wait for. */
export interface HostRule {
  host: string;
  category_id: string;
}

/**
 * The foreign hosts that the website's cookies come from, each with the category that asks the most. A host that
 * also sets a necessary cookie is never held back, and never the website's own.
 */
export const blockRules = ({
  controller,
  categories,
  cookies,
}: Pick<Snapshot, 'controller' | 'categories' | 'cookies'>): HostRule[] => {
  const own = controller.domain_name.split('/')[0] ?? '';
  const typeOf = new Map(categories.map(({ id, type }) => [id, type]));
  const foreign = cookies.flatMap(({ domain, category_id }) => {
    if (!domain) return [];
    const host = withoutDot(domain);
    return belongs(own, host) || belongs(host, own) ? [] : [{ host, category_id }];
  });
  const needed = new Set(
    foreign
      .filter(({ category_id }) => typeOf.get(category_id) === CATEGORY_TYPES.necessary)
      .map(({ host }) => host),
  );
  const rules = new Map<string, HostRule>();
  for (const type of STRICTEST_FIRST)
    for (const rule of foreign)
      if (typeOf.get(rule.category_id) === type && !needed.has(rule.host) && !rules.has(rule.host))
        rules.set(rule.host, rule);
  return [...rules.values()].sort((one, other) => (one.host < other.host ? -1 : 1));
};

/** Hosts that a visitor's script holds back, by category: the rules that the owner left on. */
export const hostsToBlock = (snapshot: Snapshot): Record<string, string[]> => {
  const off = new Set(snapshot.unblocked_hosts);
  const hosts: Record<string, string[]> = {};
  for (const { host, category_id } of blockRules(snapshot))
    if (!off.has(host)) (hosts[category_id] ??= []).push(host);
  return hosts;
};
