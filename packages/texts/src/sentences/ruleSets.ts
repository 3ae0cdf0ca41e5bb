import { RULE_SET_ROWS } from '@yinyom/contracts/conformity/ruleSetRows';
import type { RuleSet } from '@yinyom/contracts/conformity/ruleSet';
import { inAllLanguages } from '../inAllLanguages';
import { RULE_SET_WORDS } from '../rule-set/ruleSetWords';

/** All sets of rules with their words, the newest first. */
export const RULE_SETS: readonly RuleSet[] = RULE_SET_ROWS.map(({ words, rules, own_measures, ...row }) => ({
  ...row,
  set_title: inAllLanguages(RULE_SET_WORDS, (all) => all.sets[words].title),
  set_source: inAllLanguages(RULE_SET_WORDS, (all) => all.sets[words].source),
  rules: (Object.keys(rules) as (keyof typeof rules)[]).map((rule_name) => ({
    rule_name,
    measured_by: [...rules[rule_name]],
    ...((own_measures as readonly string[]).includes(rule_name) && { rule_basis: 'platform' as const }),
    rule_title: inAllLanguages(RULE_SET_WORDS, (all) => all.sets[words].rules[rule_name].title),
    rule_text: inAllLanguages(RULE_SET_WORDS, (all) => all.sets[words].rules[rule_name].text),
    rule_law: inAllLanguages(RULE_SET_WORDS, (all) => all.sets[words].rules[rule_name].law),
  })),
}));
