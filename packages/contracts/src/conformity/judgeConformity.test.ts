import type { ComplianceCheck } from '../compliance/checks';
import {
  countRules,
  isByHand,
  judgeConformity,
  type BannerSeen,
  type ConformityFacts,
} from './judgeConformity';
import type { RuleSet } from './ruleSet';

const now = new Date('2026-11-30T00:00:00Z');
const rule = (rule_name: string, ...measured_by: string[]): RuleSet['rules'][number] => ({
  rule_name,
  measured_by,
  rule_title: {},
  rule_text: {},
  rule_law: {},
});
const check = (state: ComplianceCheck['state']): ComplianceCheck => ({
  key: 'clean',
  state,
  reason: 'nothing_ran',
  values: {},
  at: null,
});
const banner = (more: Partial<BannerSeen> = {}): BannerSeen => ({
  scan_id: 's',
  finished_at: '2026-11-20T00:00:00Z',
  banner_score: { score: 90, reasons: [{ code: 'preticked', points: 10 }], not_checked: ['overflow'] },
  ...more,
});
const facts = (more: Partial<ConformityFacts> = {}): ConformityFacts => ({
  checks: [check('ok')],
  banner: banner(),
  answers: {},
  now,
  ...more,
});
const stateOf = (one: RuleSet['rules'][number], more?: Partial<ConformityFacts>) => {
  const [judged] = judgeConformity({ rules: [one] }, facts(more));
  return [judged?.rule_state, judged?.measurements[0]?.reason ?? null];
};

it.each([
  ['ok', 'met'],
  ['attention', 'not_met'],
  ['unknown', 'unknown'],
  ['optional', 'optional'],
] as const)('a check that is %s makes its rule %s', (state, expected) => {
  expect(stateOf(rule('a', 'check.clean'), { checks: [check(state)] })[0]).toBe(expected);
});

it('a banner that was tried is what the scan found, and what was not tried is not known', () => {
  expect(stateOf(rule('a', 'banner.preticked'))).toEqual(['not_met', 'found']);
  expect(stateOf(rule('a', 'banner.cookie_wall'))).toEqual(['met', 'not_found']);
  expect(stateOf(rule('a', 'banner.overflow'))).toEqual(['unknown', 'not_tried']);
  expect(stateOf(rule('a', 'banner.overflow'), { banner: null })).toEqual(['unknown', 'never_scanned']);
  expect(stateOf(rule('a', 'banner.overflow'), { banner: banner({ banner_score: null }) })).toEqual([
    'unknown',
    'no_banner',
  ]);
});

it('after 30 days what was found stays, and what was not found says nothing', () => {
  const old = { banner: banner({ finished_at: '2026-10-01T00:00:00Z' }) };
  expect(stateOf(rule('a', 'banner.preticked'), old)).toEqual(['not_met', 'found']);
  expect(stateOf(rule('a', 'banner.cookie_wall'), old)).toEqual(['unknown', 'scan_old']);
});

it('of several measurements the worst counts', () => {
  expect(stateOf(rule('a', 'check.clean', 'banner.preticked'))[0]).toBe('not_met');
  expect(stateOf(rule('a', 'check.clean', 'banner.overflow'))[0]).toBe('unknown');
  expect(stateOf(rule('a', 'check.clean', 'banner.cookie_wall'))[0]).toBe('met');
});

it('a rule without a measurement, or with one that there is not, is checked by hand', () => {
  expect(isByHand(rule('a'))).toBe(true);
  expect(isByHand(rule('a', 'check.clean', 'camera.smile'))).toBe(true);
  expect(isByHand(rule('a', 'constructor'))).toBe(true);
  expect(isByHand(rule('a', 'check.clean'))).toBe(false);
  const answer = (hand_answer: 'yes' | 'no' | 'not_applicable') => ({
    answers: { a: { hand_answer, remark: '', at: now.toISOString(), by: { id: '1', name: 'A' } } },
  });
  expect(stateOf(rule('a'))[0]).toBe('unanswered');
  expect(stateOf(rule('a'), answer('yes'))[0]).toBe('met');
  expect(stateOf(rule('a'), answer('no'))[0]).toBe('not_met');
  expect(stateOf(rule('a'), answer('not_applicable'))[0]).toBe('not_applicable');
  // An answer makes nothing of what was measured.
  expect(stateOf(rule('a', 'banner.preticked'), answer('yes'))[0]).toBe('not_met');
  expect(stateOf(rule('constructor'))[0]).toBe('unanswered');
});

it('counts each state', () => {
  const rules = judgeConformity(
    { rules: [rule('a'), rule('b', 'check.clean'), rule('c', 'check.clean')] },
    facts(),
  );
  expect(countRules(rules)).toEqual({
    met: 2,
    not_met: 0,
    unknown: 0,
    optional: 0,
    not_applicable: 0,
    unanswered: 1,
  });
});
