import type { JudgedRule, RuleMeasurement } from '@yinyom/contracts/conformity/conformity';

/** What leaves many rules unknown at once; another scan answers them all. */
const CAUSES = ['no_banner', 'scan_old', 'never_scanned'];

export interface Cause {
  /** The measurement that says it, with the time of the scan. */
  of: RuleMeasurement;
  rules: JudgedRule[];
}

const causeOf = ({ rule_state, measurements }: JudgedRule): RuleMeasurement | undefined =>
  rule_state === 'unknown'
    ? measurements.find((one) => one.rule_state === 'unknown' && CAUSES.includes(one.reason))
    : undefined;

/** Rules that are unknown for one cause, by that cause, and the others in their order. One alone is among the others. Pure. */
export const commonCauses = (rules: readonly JudgedRule[]): { causes: Cause[]; others: JudgedRule[] } => {
  const groups = new Map<string, Cause>();
  for (const rule of rules) {
    const of = causeOf(rule);
    if (!of) continue;
    const known = groups.get(of.reason);
    if (known) known.rules.push(rule);
    else groups.set(of.reason, { of, rules: [rule] });
  }
  const causes = [...groups.values()].filter((cause) => cause.rules.length > 1);
  const grouped = new Set(causes.flatMap((cause) => cause.rules));
  return { causes, others: rules.filter((rule) => !grouped.has(rule)) };
};
