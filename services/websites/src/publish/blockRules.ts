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

/**
 * Hosts whose tags wait for consent, by category: the foreign hosts that the website's cookies come from. A host
 * that also sets a necessary cookie is never held back, and never the website's own.
 */
export const blockRules = ({
  controller,
  categories,
  cookies,
}: Pick<Snapshot, 'controller' | 'categories' | 'cookies'>): Record<string, string[]> => {
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
  const taken = new Set<string>();
  const rules: Record<string, string[]> = {};
  for (const type of STRICTEST_FIRST) {
    for (const { host, category_id } of foreign) {
      if (typeOf.get(category_id) !== type || needed.has(host) || taken.has(host)) continue;
      taken.add(host);
      rules[category_id] = [...(rules[category_id] ?? []), host].sort();
    }
  }
  return rules;
};
