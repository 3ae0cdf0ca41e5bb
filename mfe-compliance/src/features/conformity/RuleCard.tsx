import type { JudgedRule, RuleState } from '@yinyom/contracts/conformity/conformity';
import { basisOf } from '@yinyom/contracts/conformity/ruleSet';
import type { Lang } from '@yinyom/contracts/constants';
import type { L10n } from '@yinyom/contracts/fields';
import { formatDate, formatDateTime, Link, useLang } from '@yinyom/mfe-kit';
import { fillText } from '@yinyom/texts/sentences/fillText';
import { measurementSentence } from '@yinyom/texts/sentences/measurementSentence';
import { Button } from '@yinyom/ui/action/Button';
import { Badge, type BadgeTone } from '@yinyom/ui/data/Badge';
import { Row } from '@yinyom/ui/data/Stack';
import { VisuallyHidden } from '@yinyom/ui/foundation/VisuallyHidden';
import { useState } from 'react';
import styled from 'styled-components';
import { foldSummary } from '../../layout/foldSummary';
import { useInspectionTexts } from '../../texts/useInspectionTexts';
import type { RuleWords } from '../../texts/useRuleWords';
import { fixPath } from './fixPath';

const Root = styled.li`
  border-top: 1px solid ${({ theme }) => theme.color.line};
  overflow-wrap: anywhere;
  ${foldSummary}
  h3 {
    font-size: ${({ theme }) => theme.font.size.body};
  }
`;
const Content = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(2)};
  padding-bottom: ${({ theme }) => theme.space(4)};
`;
const Quiet = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
  white-space: pre-line;
`;
const TONES: Record<RuleState, BadgeTone> = {
  met: 'success',
  not_met: 'danger',
  unknown: 'warning',
  optional: 'neutral',
  not_applicable: 'neutral',
  unanswered: 'info',
};

/** A text of a set in the language of the page, else in Thai, else in any. */
export const inLanguage = (text: L10n, lang: keyof L10n): string =>
  text[lang] || text.th || Object.values(text).find(Boolean) || '';

/** Measurements with their sentences; what several say in the same words is said once. */
const saidOnce = (measurements: JudgedRule['measurements'], words: RuleWords, lang: Lang) =>
  measurements
    .map((one) => ({ one, sentence: measurementSentence(one, words, lang) }))
    .filter(({ sentence }, index, all) => all.findIndex((other) => other.sentence === sentence) === index);

/** Only what the law itself asks for can be fulfilled or not; a measure of the platform is a measure. */
const stateName = (rule: JudgedRule, { states, measure_states }: RuleWords['rules']['page']): string => {
  const { rule_state: state } = rule;
  const isMeasure = basisOf(rule) === 'platform' && (state === 'met' || state === 'not_met');
  return isMeasure ? measure_states[state] : states[state];
};

interface RuleCardProps {
  rule: JudgedRule;
  words: RuleWords;
  about: { application_id: string; scan_id: string | null };
  /** Closed in any case: what is to do is said outside. */
  isFolded?: boolean;
  /** Absent for a result that was kept: it changes no more. */
  onAnswer: ((rule: JudgedRule) => void) | undefined;
}

/** There is something to mend, find out or answer. */
const TO_DO: readonly RuleState[] = ['not_met', 'unknown', 'unanswered'];

/** One rule: what it wants, where it is from, and what is known of the website. Those with something to do are open. */
export const RuleCard = ({ rule, words, about, isFolded = false, onAnswer }: RuleCardProps) => {
  const t = useInspectionTexts();
  const lang = useLang();
  const { page } = words.rules;
  const title = inLanguage(rule.rule_title, lang);
  const answer = rule.answer_by_hand;
  // A rule that is answered stays open: who answered it is in it.
  const [isOpen, setOpen] = useState(!isFolded && TO_DO.includes(rule.rule_state));
  return (
    <Root>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <h3>{title}</h3>
          <Badge tone={TONES[rule.rule_state]}>{stateName(rule, page)}</Badge>
        </summary>
        <Content>
          <p>{inLanguage(rule.rule_text, lang)}</p>
          <Quiet>{fillText(page.law, { law: inLanguage(rule.rule_law, lang) })}</Quiet>
          {saidOnce(rule.measurements, words, lang).map(({ sentence, one }) => {
            const path = onAnswer ? fixPath(one, about) : null;
            return (
              <p key={one.measurement}>
                {sentence}
                {one.at !== null && ` (${formatDate(one.at)})`}{' '}
                {path !== null && (
                  <Link to={path}>
                    {t(one.measurement.startsWith('banner.') ? 'conformity.scan' : 'conformity.fix')}
                    <VisuallyHidden>: {title}</VisuallyHidden>
                  </Link>
                )}
              </p>
            );
          })}
          {answer !== null && (
            <>
              {answer.remark !== '' && <p>{answer.remark}</p>}
              <Quiet>
                {fillText(page.answered, { name: answer.by.name, time: formatDateTime(answer.at) })}
              </Quiet>
            </>
          )}
          {rule.by_hand && (
            <Row>
              <Quiet>{page.by_hand}</Quiet>
              {onAnswer && (
                <Button kind="secondary" size="small" icon="edit" onClick={() => onAnswer(rule)}>
                  {t(answer ? 'conformity.change' : 'conformity.answer')}
                  <VisuallyHidden>: {title}</VisuallyHidden>
                </Button>
              )}
            </Row>
          )}
        </Content>
      </details>
    </Root>
  );
};
