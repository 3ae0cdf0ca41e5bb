import type { Conformity, JudgedRule } from '@yinyom/contracts/conformity/conformity';
import { countRules } from '@yinyom/contracts/conformity/judgeConformity';
import { basisOf, RULE_BASES } from '@yinyom/contracts/conformity/ruleSet';
import { formatDate, formatDateTime, useLang } from '@yinyom/mfe-kit';
import { fillText } from '@yinyom/texts/sentences/fillText';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import { Quiet } from '../../layout/Quiet';
import { useInspectionTexts } from '../../texts/useInspectionTexts';
import type { RuleWords } from '../../texts/useRuleWords';
import { CauseBox } from './CauseBox';
import { commonCauses } from './commonCauses';
import { inLanguage, RuleCard } from './RuleCard';
import { RuleCounts } from './RuleCounts';
import { Rules } from './Rules';

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
  const { rule_set: set, judged_rules, compared_at } = compared;
  const { causes, others } = commonCauses(judged_rules);
  const bases = RULE_BASES.filter((basis) => judged_rules.some((rule) => basisOf(rule) === basis));
  const { page } = words.rules;
  return (
    <Stack $gap={5}>
      <Card aria-labelledby="rules">
        <Stack>
          <h2 id="rules">{inLanguage(set.set_title, lang)}</h2>
          <p>{words.checks.disclaimer}</p>
          <Quiet>{inLanguage(set.set_source, lang)}</Quiet>
          <Quiet>
            {fillText(page.set, {
              version: set.set_version,
              date: formatDate(set.set_date),
            })}
            {' · '}
            {t('conformity.compared', { at: formatDateTime(compared_at) })}
          </Quiet>
        </Stack>
      </Card>
      {causes.map((cause) => (
        <CauseBox key={cause.of.reason} cause={cause} words={words} about={compared} onAnswer={onAnswer} />
      ))}
      {bases.map((basis) => {
        const ofBasis = judged_rules.filter((rule) => basisOf(rule) === basis);
        const shown = ofBasis.filter((rule) => others.includes(rule));
        // Where all rules have one basis, the source of the set says which.
        const name = bases.length === 1 ? t('conformity.rules') : page.bases[basis];
        return (
          <Card key={basis} aria-labelledby={`rules-${basis}`}>
            <Stack>
              <h2 id={`rules-${basis}`}>{name}</h2>
              {bases.length > 1 && <p>{page.bases[`${basis}_hint`]}</p>}
              <RuleCounts basis={basis} counts={countRules(ofBasis)} words={words.rules} />
              {shown.length === 0 ? (
                <p>{t('conformity.all_above')}</p>
              ) : (
                <Rules aria-label={name}>
                  {shown.map((rule) => (
                    <RuleCard key={rule.rule_name} {...{ rule, words, onAnswer }} about={compared} />
                  ))}
                </Rules>
              )}
            </Stack>
          </Card>
        );
      })}
    </Stack>
  );
};
