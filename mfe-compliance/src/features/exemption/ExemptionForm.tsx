import {
  EXEMPTION_QUESTIONS,
  isExempt,
  ORGANIZATION_KINDS,
  saveExemptionCheck,
  SIZE_LIMITS,
  type ExemptionAnswers,
  type ExemptionCheck,
} from '@yinyom/contracts/papers/exemption';
import { Form, formatDateTime, formatNumber, toast, useForm, useLang } from '@yinyom/mfe-kit';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import { BottomBar } from '@yinyom/ui/form/BottomBar';
import { Select } from '@yinyom/ui/form/Select';
import { useState } from 'react';
import styled from 'styled-components';
import { useLazyGetExemptionCheckQuery, useSaveExemptionCheckMutation } from '../../calls/recordApi';
import { useLeaveQuestion } from '@yinyom/mfe-kit/components/useLeaveQuestion';
import { SaveProblem } from '@yinyom/mfe-kit/components/SaveProblem';
import { useRecordTexts } from '../../texts/useRecordTexts';
import { exemptionBody, exemptionValues, type ExemptionValues } from './exemptionValues';

const Source = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

const MILLION = 1_000_000;
const ANSWERS = ['', 'yes', 'no'] as const;
const TEXTS = { '': 'not_answered', yes: 'yes', no: 'no' } as const;

const sizeOf = (kind: ExemptionValues['kind']) =>
  kind in SIZE_LIMITS ? SIZE_LIMITS[kind as keyof typeof SIZE_LIMITS] : null;

/** Five questions, the source under each, and what follows from the answers as they are in the form. */
export const ExemptionForm = (props: { check: ExemptionCheck }) => {
  const t = useRecordTexts();
  const lang = useLang();
  const [check, setCheck] = useState(props.check);
  const saved = exemptionValues(check.exemption_answers);
  const form = useForm(saved, { schema: saveExemptionCheck.body });
  const [save, { isLoading, error }] = useSaveExemptionCheckMutation();
  const [readAgain] = useLazyGetExemptionCheckQuery();
  const params = { id: check.organization_id };
  const { field, values } = form;
  const isChanged = JSON.stringify(values) !== JSON.stringify(saved);
  useLeaveQuestion(isChanged && !isLoading);
  const take = (latest: ExemptionCheck) => {
    setCheck(latest);
    form.change(exemptionValues(latest.exemption_answers));
  };
  const submit = async () => {
    form.clearProblems();
    await sendForm(form, async () => {
      take(await save({ params, ifMatch: check.etag, body: exemptionBody(values) }).unwrap());
      toast.success(t('questions.saved'));
    });
  };
  const reload = async () => {
    await sendForm(form, async () => {
      take(await readAgain({ params }).unwrap());
      form.clearProblems();
    });
  };
  const size = sizeOf(values.kind);
  const sizeHint = size
    ? t('questions.size', {
        people: formatNumber(size.people, lang),
        baht: formatNumber(size.baht / MILLION, lang),
      })
    : t(values.kind === '' ? 'questions.kind_first' : 'questions.no_size');
  const source = (question: keyof ExemptionAnswers) => (
    <Source>{t(`questions.${EXEMPTION_QUESTIONS[question]}`)}</Source>
  );
  const answers = ANSWERS.map((value) => ({ value, label: t(`questions.${TEXTS[value]}`) }));
  const exempt = isExempt(exemptionBody(values));
  return (
    <Form refusals={form.refusals} onSubmit={submit}>
      <Stack $gap={5}>
        <SaveProblem
          failure={form.failure}
          latest={{ error, discards: true, onReload: () => void reload() }}
        />
        <Card>
          <Stack $gap={5}>
            <div>
              <Select
                {...field('kind')}
                label={t('questions.kind')}
                options={[
                  { value: '', label: t('questions.not_answered') },
                  ...ORGANIZATION_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
                ]}
              />
              {source('kind')}
            </div>
            <div>
              <Select
                {...field('within_size')}
                label={t('questions.within_size')}
                hint={sizeHint}
                disabled={size === null}
                options={answers}
              />
              {source('within_size')}
            </div>
            {(['risky', 'occasional', 'sensitive'] as const).map((question) => (
              <div key={question}>
                <Select {...field(question)} label={t(`questions.${question}`)} options={answers} />
                {source(question)}
              </div>
            ))}
          </Stack>
        </Card>
        <Card aria-labelledby="result">
          <Stack $gap={2}>
            <h2 id="result">{t('questions.result')}</h2>
            <p role="status">{t(exempt === null ? 'exempt.unknown' : exempt ? 'exempt.yes' : 'exempt.no')}</p>
            {check.answered_at && (
              <Source>{t('questions.answered', { time: formatDateTime(check.answered_at) })}</Source>
            )}
            <Source>{t('draft')}</Source>
          </Stack>
        </Card>
        <BottomBar status={isChanged ? t('unsaved') : ''}>
          <Button type="submit" busy={isLoading}>
            {t('questions.save')}
          </Button>
        </BottomBar>
      </Stack>
    </Form>
  );
};
