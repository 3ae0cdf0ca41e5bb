import { RULE_STATES, type Conformity } from '@yinyom/contracts/conformity/conformity';
import type { RuleBasis } from '@yinyom/contracts/conformity/ruleSet';
import type { RuleSetWords } from '@yinyom/texts/rule-set/ruleSetWords';
import { CountTiles } from '../../layout/CountTiles';
import { useInspectionTexts } from '../../texts/useInspectionTexts';

interface RuleCountsProps {
  basis: RuleBasis;
  counts: Conformity['counts'];
  words: RuleSetWords;
}

/** How many rules of one basis are in each state. States that a set has no rule in are left out, except the first three. */
export const RuleCounts = ({ basis, counts, words }: RuleCountsProps) => {
  const t = useInspectionTexts();
  const names = basis === 'platform' ? words.page.measure_states : words.page.states;
  const shown = RULE_STATES.filter((state, index) => index < 3 || counts[state] > 0);
  return (
    <CountTiles
      label={`${t('conformity.counts')}: ${words.page.bases[basis]}`}
      tiles={shown.map((state) => ({
        key: state,
        text: state === 'met' || state === 'not_met' ? names[state] : words.page.states[state],
        count: counts[state],
        isBad: state === 'not_met',
      }))}
    />
  );
};
