import { MAX_LETTER_QUESTIONS, type InspectionLetter } from '@yinyom/contracts/papers/inspectionLetter';
import { createInspectionLetter } from '@yinyom/contracts/papers/inspectionLetters';
import { confirmDialog, Form, useForm, useLeaveGuard } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import { BottomBar } from '@yinyom/ui/form/BottomBar';
import { DateField } from '@yinyom/ui/form/DateField';
import { TextField } from '@yinyom/ui/form/TextField';
import { useState } from 'react';
import styled from 'styled-components';
import { Pair } from '../../layout/Pair';
import { SaveProblem, type Latest } from '../../layout/SaveProblem';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import { useInspectionTexts } from '../../texts/useInspectionTexts';
import { emptyQuestion, letterProblems, letterValues, type LetterValues } from './letterValues';
import { QuestionField } from './QuestionField';

const Questions = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
  padding: 0;
  list-style: none;
`;

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
  const words = useComplianceTexts();
  const t = useInspectionTexts();
  const [saved] = useState(() => letterValues(letter));
  const form = useForm(saved, { schema: createInspectionLetter.body });
  /** What is wrong with single questions, by their place. */
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const { field, values, change } = form;
  const { questions } = values;
  const isChanged = JSON.stringify(values) !== JSON.stringify(saved);
  useLeaveGuard(isChanged && !busy && !done, (leave) => {
    void confirmDialog({
      title: words('leave.title'),
      text: words('leave.text'),
      confirm: words('leave.confirm'),
    }).then((goAhead) => goAhead && leave());
  });

  const submit = async () => {
    const problems = letterProblems(values);
    setWrong(problems);
    const whole = Object.fromEntries(
      Object.entries(problems).map(([path, code]) => [path.split('.')[0], code]),
    );
    if (!form.passes(whole)) return;
    try {
      await onSave(values);
    } catch (error) {
      form.refuseAnswer(error);
    }
  };
  const { error: ofQuestions } = field('questions');
  return (
    <Form refusals={form.refusals} onSubmit={submit}>
      <Stack $gap={5}>
        <SaveProblem failure={form.failure} latest={latest} />
        <Card aria-labelledby="letter-facts">
          <Stack>
            <h2 id="letter-facts">{t('form.letter')}</h2>
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
          </Stack>
        </Card>
        <Card aria-labelledby="letter-questions">
          <Stack>
            <h2 id="letter-questions">{t('letters.questions')}</h2>
            <p>{t('form.questions_hint')}</p>
            <Questions>
              {questions.map((question, index) => (
                <QuestionField
                  key={question.key}
                  number={index + 1}
                  value={question}
                  error={wrong[`questions.${index}.question`] && ofQuestions}
                  onRemove={
                    questions.length > 1
                      ? () => change({ questions: questions.filter(({ key }) => key !== question.key) })
                      : undefined
                  }
                  onChange={(value) => change({ questions: questions.with(index, value) })}
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
                  }}
                >
                  {t('form.add')}
                </Button>
              </div>
            )}
          </Stack>
        </Card>
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
