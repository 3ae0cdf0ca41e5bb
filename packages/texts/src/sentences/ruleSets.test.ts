import { isByHand } from '@yinyom/contracts/conformity/judgeConformity';
import { ruleSet } from '@yinyom/contracts/conformity/ruleSet';
import { LANGUAGES } from '@yinyom/contracts/constants';
import { RULE_SET_WORDS } from '../rule-set/ruleSetWords';
import { RULE_SETS } from './ruleSets';

it('each set is whole: its shape, its words in all languages, measurements that there are', () => {
  for (const set of RULE_SETS) {
    expect(ruleSet.safeParse(set).error).toBeUndefined();
    for (const rule of set.rules) {
      // What the rows name as measured is measured: a wrong key would turn it into a rule by hand.
      expect([rule.rule_name, isByHand(rule)]).toEqual([rule.rule_name, rule.measured_by.length === 0]);
      for (const lang of LANGUAGES)
        expect([rule.rule_law[lang], lang]).toEqual([expect.stringMatching(/\S/), lang]);
    }
  }
});

it('no words are left without a row', () => {
  const used = RULE_SETS.flatMap(({ rules }) => rules.map(({ rule_name }) => rule_name)).sort();
  const written = Object.values(RULE_SET_WORDS.en.sets)
    .flatMap(({ rules }) => Object.keys(rules))
    .sort();
  expect(used).toEqual(written);
});

it('names each set once', () => {
  const names = RULE_SETS.map(({ rule_set_id, set_version }) => `${rule_set_id} ${set_version}`);
  expect(new Set(names).size).toBe(names.length);
});
