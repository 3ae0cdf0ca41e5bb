import { RULE_STATES, type Conformity } from '@yinyom/contracts/conformity/conformity';
import { formatNumber, useLang } from '@yinyom/mfe-kit';
import type { RuleSetWords } from '@yinyom/texts/rule-set/ruleSetWords';
import styled from 'styled-components';
import { useInspectionTexts } from '../../texts/useInspectionTexts';

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(130px, 1fr));
  gap: ${({ theme }) => theme.space(3)};
`;
const Tile = styled.li`
  display: flex;
  flex-direction: column;
  padding: ${({ theme }) => theme.space(3)} ${({ theme }) => theme.space(4)};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.surface};
  > strong {
    font-size: ${({ theme }) => theme.font.size.h2};
    line-height: 1.3;
    font-variant-numeric: tabular-nums;
  }
  > span {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.small};
  }
  &[data-bad] > strong {
    color: ${({ theme }) => theme.color.danger};
  }
`;

interface RuleCountsProps {
  counts: Conformity['counts'];
  words: RuleSetWords;
}

/** How many rules are in each state. States that a set has no rule in are left out, except the first three. */
export const RuleCounts = ({ counts, words }: RuleCountsProps) => {
  const t = useInspectionTexts();
  const lang = useLang();
  const shown = RULE_STATES.filter((state, index) => index < 3 || counts[state] > 0);
  return (
    <Tiles aria-label={t('conformity.counts')}>
      {shown.map((state) => (
        <Tile key={state} data-bad={(state === 'not_met' && counts.not_met > 0) || undefined}>
          <strong>{formatNumber(counts[state], lang)}</strong>
          <span>{words.page.states[state]}</span>
        </Tile>
      ))}
    </Tiles>
  );
};
