import { COMPLIANCE_WORDS } from '../compliance/complianceWords';
import { RULE_SET_WORDS } from '../rule-set/ruleSetWords';
import { measurementSentence } from './measurementSentence';

const words = { rules: RULE_SET_WORDS.en, checks: COMPLIANCE_WORDS.en };
const says = (measurement: string, reason: string, values: Record<string, number> = {}) =>
  measurementSentence({ measurement, reason, values }, words, 'en');

it('says what a check found with the words of the check, and what the banner did with its own', () => {
  expect(says('check.clean', 'violations', { count: 2 })).toBe('2 items ran before consent');
  expect(says('banner.preticked', 'not_found')).toBe('The scan tried the banner and found no such problem');
  expect(says('banner.preticked', 'scan_old', { days: 31 })).toBe('The latest scan is too old (31 days)');
  // Both have a reason of this name.
  expect(says('check.clean', 'never_scanned')).toBe('This website has never been scanned');
  expect(says('banner.preticked', 'never_scanned')).toBe('There is no scan with a result yet');
});

it('a reason of another release stays as it was stored', () => {
  expect(says('check.clean', 'constructor')).toBe('constructor');
});
