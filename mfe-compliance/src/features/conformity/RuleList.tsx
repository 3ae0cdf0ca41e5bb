import type { Conformity, JudgedRule } from '@yinyom/contracts/conformity/conformity';
import { formatDate, formatDateTime, useLang } from '@yinyom/mfe-kit';
import { fillText } from '@yinyom/texts/sentences/fillText';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { useInspectionTexts } from '../../texts/useInspectionTexts';
import type { RuleWords } from '../../texts/useRuleWords';
import { inLanguage, RuleCard } from './RuleCard';
import { RuleCounts } from './RuleCounts';

const Quiet = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;
const Rules = styled.ul`
  padding: 0;
  list-style: none;
`;

interface RuleListProps {
  compared: Omit<Conformity, 'rule_sets' | 'etag'>;
  words: RuleWords;
  /** Absent for a result that was kept. */
  onAnswer?: (rule: JudgedRule) => void;
}

/** What a set is, how many of its rules are fulfilled, and each of them. */
export const RuleList = ({ compared, words, onAnswer }: RuleListProps) => {
  const t = useInspectionTexts();
  const lang = useLang();
  const { rule_set: set, counts, judged_rules, compared_at } = compared;
  const { page } = words.rules;
  return (
    <Stack $gap={5}>
      <RuleCounts counts={counts} words={words.rules} />
      <Card aria-labelledby="rules">
        <Stack>
          <h2 id="rules">{inLanguage(set.set_title, lang)}</h2>
          <p>{words.checks.disclaimer}</p>
          <Quiet>{inLanguage(set.set_source, lang)}</Quiet>
          <Quiet>
            {fillText(page.set, {
              id: set.rule_set_id,
              version: set.set_version,
              date: formatDate(set.set_date),
            })}
            {' · '}
            {t('conformity.compared', { at: formatDateTime(compared_at) })}
          </Quiet>
          <Rules aria-label={t('conformity.rules')}>
            {judged_rules.map((rule) => (
              <RuleCard key={rule.rule_name} rule={rule} words={words} about={compared} onAnswer={onAnswer} />
            ))}
          </Rules>
        </Stack>
      </Card>
    </Stack>
  );
};
