import {
  isOpenQuestion,
  letterQuestion,
  MAX_LETTER_QUESTIONS,
  type InspectionLetter,
} from '@yinyom/contracts/papers/inspectionLetter';
import { createInspectionLetter } from '@yinyom/contracts/papers/inspectionLetters';
import { fieldLimits, Form, formatDate, useForm } from '@yinyom/mfe-kit';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import { useLeaveQuestion } from '@yinyom/mfe-kit/components/useLeaveQuestion';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { Notice } from '@yinyom/ui/data/Notice';
import { BottomBar } from '@yinyom/ui/form/BottomBar';
import { DateField } from '@yinyom/ui/form/DateField';
import { TextField } from '@yinyom/ui/form/TextField';
import { useState } from 'react';
import styled from 'styled-components';
import { Pair } from '@yinyom/ui/form/Pair';
import { SaveProblem, type Latest } from '@yinyom/mfe-kit/components/SaveProblem';
import { FormSection } from '../../form/FormSection';
import { useSections } from '../../form/useSections';
import { useInspectionTexts } from '../../texts/useInspectionTexts';
import {
  emptyQuestion,
  letterProblems,
  letterValues,
  type LetterValues,
  type QuestionValues,
} from './letterValues';
import { proposedPapers } from './proposedPapers';
import { QuestionField } from './QuestionField';

const LIMITS = fieldLimits(letterQuestion, (path) => path);

const Questions = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space(2)};
  padding: 0;
  list-style: none;
`;

/** The section of the letter itself. */
const FACTS = 'letter';
const FACT_NAMES = [
  'letter_from',
  'letter_number',
  'letter_date',
  'due_date',
  'period_from',
  'period_until',
] as const;
/** A question keeps its section while others are added and removed. */
const sectionOf = ({ key }: Pick<QuestionValues, 'key'>): string => `question-${key}`;
/** The first question with neither a paper nor a statement; else the first. */
const firstOpen = (questions: readonly QuestionValues[]): string =>
  sectionOf(questions.find(isOpenQuestion) ?? questions[0] ?? emptyQuestion(0));

interface LetterFormProps {
  /** Null: a new one. */
  letter: InspectionLetter | null;
  busy: boolean;
  /** After it was saved nothing is lost by leaving. */
  done: boolean;
  latest?: Latest;
  /** @throws what the platform refused */
  onSave: (values: LetterValues) => Promise<void>;
  onCancel?: () => void;
}

/** Enters or corrects a letter of the regulator with its questions. */
export const LetterForm = ({ letter, busy, done, latest, onSave, onCancel }: LetterFormProps) => {
  const t = useInspectionTexts();
  const [saved] = useState(() => letterValues(letter));
  const form = useForm(saved, { schema: createInspectionLetter.body });
  /** What is wrong with single questions, by their place. */
  const [wrong, setWrong] = useState<Record<string, string>>({});
  /** How many questions were pasted at once last. */
  const [pasted, setPasted] = useState(0);
  const { field, values, change } = form;
  const { questions } = values;
  const section = useSections(
    [
      [FACTS, FACT_NAMES],
      ...questions.map((question, at) => [sectionOf(question), [`questions.${at}.question`]] as const),
    ],
    { problems: wrong, refusals: form.refusals },
    letter === null ? [FACTS, firstOpen(questions)] : [firstOpen(questions)],
  );
  const isChanged = JSON.stringify(values) !== JSON.stringify(saved);
  useLeaveQuestion(isChanged && !busy && !done);

  /** Takes the questions of a pasted list, each with the papers that its words speak for. */
  const takePasted = (at: number, found: string[]): boolean => {
    const longest = LIMITS['question']?.maxLength ?? Infinity;
    if (questions.length - 1 + found.length > MAX_LETTER_QUESTIONS) return false;
    if (found.some((question) => question.length > longest)) return false;
    const key = Math.max(...questions.map((question) => question.key)) + 1;
    const added = found.map((question, index) => ({
      ...emptyQuestion(key + index),
      question,
      inspection_papers: proposedPapers(question),
    }));
    change({ questions: questions.toSpliced(at, 1, ...added) });
    section(sectionOf({ key })).onToggle(true);
    setPasted(found.length);
    return true;
  };

  const submit = async () => {
    const problems = letterProblems(values);
    setWrong(problems);
    const whole = Object.fromEntries(
      Object.entries(problems).map(([path, code]) => [path.split('.')[0], code]),
    );
    if (!form.passes(whole)) return;
    await sendForm(form, async () => {
      await onSave(values);
    });
  };
  const { error: ofQuestions } = field('questions');
  return (
    <Form refusals={form.refusals} onSubmit={submit}>
      <Stack $gap={5}>
        <SaveProblem failure={form.failure} latest={latest} />
        <FormSection
          {...section(FACTS)}
          title={t('form.letter')}
          state={[
            values.letter_number,
            values.due_date && `${t('letters.due')} ${formatDate(values.due_date)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        >
          <TextField {...field('letter_from')} label={t('form.from')} hint={t('form.from_hint')} required />
          <Pair>
            <TextField {...field('letter_number')} label={t('letters.number')} required />
            <DateField {...field('letter_date')} label={t('letters.date')} required />
            <DateField
              {...field('due_date')}
              label={t('form.due')}
              {...(values.letter_date !== '' && { min: values.letter_date })}
              required
            />
          </Pair>
          <h3>{t('form.period')}</h3>
          <p>{t('form.period_hint')}</p>
          <Pair>
            <DateField {...field('period_from')} label={t('form.period_from')} />
            <DateField
              {...field('period_until')}
              label={t('form.period_until')}
              {...(values.period_from !== '' && { min: values.period_from })}
            />
          </Pair>
        </FormSection>
        <section aria-labelledby="letter-questions">
          <Stack>
            <h2 id="letter-questions">{t('letters.questions')}</h2>
            <p>{t('form.questions_hint')}</p>
            <div aria-live="polite">
              {pasted > 0 && (
                <Notice small tone="info">
                  {t('form.pasted', { number: pasted })}
                </Notice>
              )}
            </div>
            <Questions>
              {questions.map((question, index) => (
                <QuestionField
                  key={question.key}
                  {...section(sectionOf(question))}
                  number={index + 1}
                  isLast={index === questions.length - 1}
                  value={question}
                  error={wrong[`questions.${index}.question`] && ofQuestions}
                  onRemove={
                    questions.length > 1
                      ? () => change({ questions: questions.filter(({ key }) => key !== question.key) })
                      : undefined
                  }
                  onChange={(value) => change({ questions: questions.with(index, value) })}
                  onPasted={(found) => takePasted(index, found)}
                />
              ))}
            </Questions>
            {questions.length < MAX_LETTER_QUESTIONS && (
              <div>
                <Button
                  kind="secondary"
                  icon="add"
                  onClick={() => {
                    const key = Math.max(...questions.map((question) => question.key)) + 1;
                    change({ questions: [...questions, emptyQuestion(key)] });
                    section(sectionOf({ key })).onToggle(true);
                  }}
                >
                  {t('form.add')}
                </Button>
              </div>
            )}
          </Stack>
        </section>
        <BottomBar status={isChanged ? t('form.unsaved') : ''}>
          {onCancel && (
            <Button kind="secondary" onClick={onCancel}>
              {t('form.cancel')}
            </Button>
          )}
          <Button type="submit" busy={busy}>
            {t(letter ? 'form.save' : 'form.submit')}
          </Button>
        </BottomBar>
      </Stack>
    </Form>
  );
};
