import { counter } from './registry';

const RESULTS = ['accept_all', 'decline_all', 'partial', 'withdraw'] as const;
export type DecisionResult = (typeof RESULTS)[number];

/** Websites that have a series of their own, when that was asked for. */
const MOST_SITES = 200;
const OTHER_SITES = '_OTHER';

const decisions = counter(
  'yinyom_decisions_total',
  "Visitors' decisions that were stored, by result. With METRICS_PER_SITE also by website.",
  ['result', 'application_id'],
);

let perSite = false;
const sites = new Set<string>();

/** Which website decides what is nobody's business unless the operator says so: METRICS_PER_SITE. */
export const countPerSite = (wanted: boolean): void => {
  perSite = wanted;
  sites.clear();
  decisions.reset();
  if (!perSite) for (const result of RESULTS) decisions.inc({ result }, 0);
};

const nameOf = (applicationId: string): string => {
  if (sites.size < MOST_SITES) sites.add(applicationId);
  return sites.has(applicationId) ? applicationId : OTHER_SITES;
};

export const countDecision = (applicationId: string, result: DecisionResult): void =>
  decisions.inc(perSite ? { result, application_id: nameOf(applicationId) } : { result });
