import { CATEGORY_TYPES } from '@yinyom/contracts/constants';
import type { HostRule, Snapshot } from '@yinyom/notice/snapshot/Snapshot';
import { isForeign } from '../inheritance/decisionKey';

/** When one host serves several purposes it is held back for the one that asks the most. */
const STRICTEST_FIRST = [
  CATEGORY_TYPES.marketing,
  CATEGORY_TYPES.unclassified,
  CATEGORY_TYPES.custom,
  CATEGORY_TYPES.statistics,
  CATEGORY_TYPES.preference,
];

const withoutDot = (domain: string): string => domain.replace(/^\./, '').toLowerCase();

/** Where what is held back comes from, and what it waits for. */
interface Candidate extends HostRule {
  type: number | undefined;
}

/** A script that sets something classified waits for that; what is unclassified beside it is refused by its name. */
const tagCandidates = (tags: readonly Candidate[]): Candidate[] => {
  const isClassified = ({ type }: Candidate): boolean => type !== CATEGORY_TYPES.unclassified;
  const classified = new Set(tags.filter(isClassified).map(({ host }) => host));
  return tags.filter((tag) => isClassified(tag) || !classified.has(tag.host));
};

/**
 * What the script holds back by itself: the foreign hosts that the website's cookies belong to, and the foreign
 * scripts that were seen setting its own, each with the category that asks the most. What also sets something
 * necessary is never held back, nor is any host of the website's own registrable domain, unless the owner said so.
 */
export const blockRules = ({
  controller,
  categories,
  cookies,
  tags = [],
  own_rules = [],
}: Pick<Snapshot, 'controller' | 'categories' | 'cookies' | 'tags' | 'own_rules'>): HostRule[] => {
  const typeOf = new Map<string, number>(categories.map(({ id, type }) => [id, type]));
  const candidate = (place: string, category_id: string): Candidate[] => {
    const [host = ''] = place.split(/[:/]/);
    return isForeign(host, controller.domain_name)
      ? [{ host: place, category_id, type: typeOf.get(category_id) }]
      : [];
  };
  const hosts = cookies.flatMap(({ domain, category_id }) =>
    domain ? candidate(withoutDot(domain), category_id) : [],
  );
  const scripts = tags.flatMap(({ host, category_id }) => candidate(host, category_id));
  const all = [...hosts, ...tagCandidates(scripts)];
  const needed = new Set(all.filter(({ type }) => type === CATEGORY_TYPES.necessary).map(({ host }) => host));
  // The owner's word comes first.
  const rules = new Map<string, HostRule>(own_rules.map((rule) => [rule.host, rule]));
  for (const strictest of STRICTEST_FIRST)
    for (const { host, category_id, type } of all)
      if (type === strictest && !needed.has(host) && !rules.has(host)) rules.set(host, { host, category_id });
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
