import type { JudgedRule } from '@yinyom/contracts/conformity/conformity';
import { compared } from '../../testing/sampleInspection';
import { commonCauses } from './commonCauses';

const [first] = compared().judged_rules;
const unknown = (rule_name: string, reason: string): JudgedRule => ({
  ...first!,
  rule_name,
  rule_state: 'unknown',
  measurements: [{ measurement: 'banner.x', rule_state: 'unknown', reason, values: {}, at: null }],
});

it('rules that are unknown for one cause are one group; others keep their place', () => {
  const rules = [
    unknown('a', 'no_banner'),
    first!,
    unknown('b', 'not_tried'),
    unknown('c', 'no_banner'),
    unknown('d', 'scan_old'),
  ];
  const { causes, others } = commonCauses(rules);
  expect(causes.map(({ of, rules: ofCause }) => [of.reason, ofCause.map((rule) => rule.rule_name)])).toEqual([
    ['no_banner', ['a', 'c']],
  ]);
  expect(others.map((rule) => rule.rule_name)).toEqual(['clean', 'b', 'd']);
});
