import type { RuleMeasurement } from '@yinyom/contracts/conformity/conformity';
import type { Lang } from '@yinyom/contracts/constants';
import { ownValue } from '@yinyom/contracts/ownValue';
import type { ComplianceWords } from '../compliance/complianceWords';
import type { RuleSetWords } from '../rule-set/ruleSetWords';
import { fillWords } from './fillWords';

/** What one measurement of a rule says, in words. A reason that this release does not know stays as it was stored. Pure. */
export const measurementSentence = (
  { measurement, reason, values }: Pick<RuleMeasurement, 'measurement' | 'reason' | 'values'>,
  words: { rules: RuleSetWords; checks: ComplianceWords },
  lang: Lang,
): string => {
  const ofCheck = measurement.startsWith('check.')
    ? ownValue<string>(words.checks.reason, reason)
    : undefined;
  const text = ofCheck ?? ownValue<string>(words.rules.page.banner, reason);
  return text === undefined ? reason : fillWords(text, values, lang);
};
