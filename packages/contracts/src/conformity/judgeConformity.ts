import { FINDING_CODES, type BannerScore } from '../scanner/finding';
import { CHECKS, SCAN_DAYS, type ComplianceCheck } from '../compliance/checks';
import {
  RULE_STATES,
  type HandAnswer,
  type JudgedRule,
  type RuleMeasurement,
  type RuleState,
} from './conformity';
import { daysSince } from '../compliance/judgeCompliance';
import type { RuleSet } from './ruleSet';

/** The latest scan of a website that had a result. */
export interface BannerSeen {
  scan_id: string;
  finished_at: string;
  /** Null: the scan met no banner. */
  banner_score: BannerScore | null;
}

export interface ConformityFacts {
  /** The eight checks of the website. */
  checks: readonly ComplianceCheck[];
  /** Null: never scanned with a result. */
  banner: BannerSeen | null;
  /** Answers by hand, by the key of the rule. */
  answers: Readonly<Record<string, HandAnswer>>;
  now: Date;
}

type Measured = Omit<RuleMeasurement, 'measurement'>;
type Measure = (facts: ConformityFacts) => Measured;

const OF_CHECKS = { ok: 'met', attention: 'not_met', unknown: 'unknown', optional: 'optional' } as const;
const measureCheck =
  (key: string): Measure =>
  ({ checks }) => {
    const check = checks.find((one) => one.key === key);
    if (!check) return { rule_state: 'unknown', reason: 'never_scanned', values: {}, at: null };
    const { state, reason, values, at } = check;
    return { rule_state: OF_CHECKS[state], reason, values, at };
  };

const measureBanner =
  (code: BannerScore['not_checked'][number]): Measure =>
  ({ banner, now }) => {
    if (!banner) return { rule_state: 'unknown', reason: 'never_scanned', values: {}, at: null };
    const { finished_at: at, banner_score: score } = banner;
    const is = (rule_state: RuleState, reason: string, values: Record<string, number> = {}): Measured => ({
      rule_state,
      reason,
      values,
      at,
    });
    // What was found stays found until a scan no longer finds it; that nothing was found says nothing after a while.
    if (score?.reasons.some((reason) => reason.code === code)) return is('not_met', 'found');
    const days = daysSince(at, now);
    if (days > SCAN_DAYS) return is('unknown', 'scan_old', { days });
    if (!score) return is('unknown', 'no_banner');
    return score.not_checked.includes(code) ? is('unknown', 'not_tried') : is('met', 'not_found');
  };

/** Every measurement that a rule can name. */
const MEASUREMENTS = new Map<string, Measure>([
  ...CHECKS.map((key) => [`check.${key}`, measureCheck(key)] as const),
  ...FINDING_CODES.banner.map((code) => [`banner.${code}`, measureBanner(code)] as const),
]);

/** Of several measurements the worst counts: nothing is met that one of them does not say. */
const WORST: readonly RuleState[] = ['not_met', 'unknown', 'optional', 'met'];
const OF_ANSWERS: Record<HandAnswer['hand_answer'], RuleState> = {
  yes: 'met',
  no: 'not_met',
  not_applicable: 'not_applicable',
};

/** Whether a rule is checked by hand: it names no measurement, or one that there is not. */
export const isByHand = ({ measured_by }: Pick<RuleSet['rules'][number], 'measured_by'>): boolean =>
  measured_by.length === 0 || measured_by.some((name) => !MEASUREMENTS.has(name));

/** A website compared with each rule of a set. Pure; it says what was measured and answered, never that the law is obeyed. */
export const judgeConformity = ({ rules }: Pick<RuleSet, 'rules'>, facts: ConformityFacts): JudgedRule[] =>
  rules.map((rule) => {
    if (isByHand(rule)) {
      const answer_by_hand = Object.hasOwn(facts.answers, rule.rule_name)
        ? (facts.answers[rule.rule_name] ?? null)
        : null;
      const rule_state = answer_by_hand ? OF_ANSWERS[answer_by_hand.hand_answer] : 'unanswered';
      return { ...rule, by_hand: true, rule_state, measurements: [], answer_by_hand };
    }
    const measurements = rule.measured_by.flatMap((measurement) => {
      const measure = MEASUREMENTS.get(measurement);
      return measure ? [{ measurement, ...measure(facts) }] : [];
    });
    const rule_state =
      WORST.find((state) => measurements.some((one) => one.rule_state === state)) ?? 'unknown';
    return { ...rule, by_hand: false, rule_state, measurements, answer_by_hand: null };
  });

/** How many rules are in each state. */
export const countRules = (rules: readonly Pick<JudgedRule, 'rule_state'>[]): Record<RuleState, number> =>
  Object.fromEntries(
    RULE_STATES.map((state) => [state, rules.filter(({ rule_state }) => rule_state === state).length]),
  ) as Record<RuleState, number>;
