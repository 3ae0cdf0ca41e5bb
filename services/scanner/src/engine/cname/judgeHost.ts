import { cnameTargetOf, type CnameTarget } from '../../lists/cnameTargets';
import { isHosting } from '../../lists/hosting';
import { siteOf } from '../../frontier/siteOf';
import type { FindingObservation } from '../findings/FoundFinding';
import type { FoundItem } from '../ScanOutcome';
import type { CnameStep } from './cnameChain';
import type { HostFacts } from './hostBook';

type Judged = Pick<FindingObservation, 'code' | 'company' | 'categoryType' | 'evidence' | 'weight'> & {
  /** Whose the host really is, where that is known beyond doubt. */
  owner: FoundItem['owner'] | null;
};

/** First labels that collectors are given. */
const COLLECTOR_LABELS = new Set([
  'metrics',
  'stats',
  'data',
  'track',
  'smetrics',
  'collect',
  't',
  'analytics',
  'tag',
  'sst',
]);
/** From how much on a name that leads to nobody known is told. */
const ENOUGH = 2;
const POINTS = { cookie_for_domain: 2, collector_path: 1, collector_label: 1 } as const;
const STATISTICS = 3;

const shown = (chain: readonly CnameStep[]): string[] =>
  chain.map(({ name, target }) => `${name} → ${target}`);

const signsOf = (facts: HostFacts): (keyof typeof POINTS)[] => [
  ...(facts.setsForDomain ? (['cookie_for_domain'] as const) : []),
  ...(facts.collects ? (['collector_path'] as const) : []),
  ...(COLLECTOR_LABELS.has(facts.host.split('.')[0] ?? '') ? (['collector_label'] as const) : []),
];

/**
 * Who stands behind a name of the website's own domain: a company that is known to be given such names, somebody
 * unknown who behaves like a collector, Google's tags, or nobody else. Names that lead to networks which serve whole
 * websites are silent, and so is a name whose address alone leads elsewhere: that cannot be seen. Pure.
 */
export const judgeHost = (
  facts: HostFacts,
  chain: readonly CnameStep[],
  site: string,
  extra: ReadonlyMap<string, CnameTarget>,
): Judged | null => {
  const cookies = { cookies_set: [...facts.cookies] };
  const target = chain.map((step) => cnameTargetOf(step.target, extra)).find(Boolean);
  if (target)
    return {
      code: 'cloaked',
      company: target.company,
      categoryType: target.category,
      evidence: { chain: shown(chain), listed: target.domain, list: target.source, ...cookies },
      weight: 'by_consent',
      owner: { company: target.company, category: target.category },
    };
  if (facts.tagged.length > 0)
    return {
      code: 'own_domain_tagging',
      company: 'Google',
      categoryType: STATISTICS,
      evidence: { chain: shown(chain), ...cookies },
      weight: 'by_consent',
      owner: null,
    };
  const away = chain.filter((step) => siteOf(step.target) !== site);
  if (facts.isPage || away.length === 0 || away.some((step) => isHosting(step.target))) return null;
  const signs = signsOf(facts);
  const score = signs.reduce((sum, sign) => sum + POINTS[sign], 0);
  if (score < ENOUGH || !(facts.isActive || facts.cookies.size > 0)) return null;
  return {
    code: 'delegated',
    company: null,
    categoryType: 0,
    evidence: { chain: shown(chain), signs, score, enough: ENOUGH, ...cookies },
    weight: 'warning',
    owner: null,
  };
};
