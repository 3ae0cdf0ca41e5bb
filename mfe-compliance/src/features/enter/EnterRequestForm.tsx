import { LANGUAGE_NAMES, LANGUAGES } from '@yinyom/contracts/constants';
import { createSubjectRequest } from '@yinyom/contracts/requests/editRequests';
import { SUBJECT_RIGHTS } from '@yinyom/contracts/requests/rights';
import {
  ANSWER_WAYS,
  ENTERED_CHANNELS,
  IDENTITY_LEVELS,
  SUBJECT_KINDS,
} from '@yinyom/contracts/requests/subjectRequest';
import { addDays, bangkokToday } from '@yinyom/contracts/time/bangkokDay';
import { Form, toast, useForm, useNavigate, useSession } from '@yinyom/mfe-kit';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import { BottomBar } from '@yinyom/ui/form/BottomBar';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { DateField } from '@yinyom/ui/form/DateField';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { useState } from 'react';
import { useCreateSubjectRequestMutation } from '../../calls/workApi';
import { CheckboxGroup } from '@yinyom/ui/form/CheckboxGroup';
import { useLeaveQuestion } from '@yinyom/mfe-kit/components/useLeaveQuestion';
import { Pair } from '@yinyom/ui/form/Pair';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import { useRequestWords } from '../../texts/useRequestWords';
import { emptyValues, enterBody, enterField, enterProblems } from './enterValues';

/** The oldest day of receipt that the platform accepts. */
const OLDEST_DAYS = 365;

/** Enters a request that came on paper, at a counter, by phone, e-mail or letter. The day of receipt starts its clock. */
export const EnterRequestForm = () => {
  const t = useComplianceTexts();
  const words = useRequestWords();
  const navigate = useNavigate();
  const { organizationId } = useSession();
  const [empty] = useState(emptyValues);
  const form = useForm(empty, {
    schema: createSubjectRequest.body,
    fieldOf: enterField,
    say: (_code, name) => (name === 'consent_id' ? t('enter.consent_id_wrong') : undefined),
  });
  const [create, { isLoading, isSuccess }] = useCreateSubjectRequestMutation();
  const { field, values } = form;
  const isChanged = JSON.stringify(values) !== JSON.stringify(empty);

  useLeaveQuestion(isChanged && !isLoading && !isSuccess);

  const submit = async () => {
    if (!form.passes(enterProblems(values))) return;
    await sendForm(form, async () => {
      const { id, number } = await create({
        params: { id: organizationId ?? '' },
        body: enterBody(values),
      }).unwrap();
      toast.success(t('enter.done', { number }));
      void navigate(`/requests/${id}`, { replace: true });
    });
  };
  const { value: represented, ...ofRepresented } = field('represented');
  return (
    <Form refusals={form.refusals} onSubmit={submit}>
      <Stack $gap={5}>
        <ProblemBox>{form.failure}</ProblemBox>
        <Card aria-labelledby="receipt">
          <Stack>
            <h2 id="receipt">{t('enter.receipt')}</h2>
            <Pair>
              <Select
                {...field('channel')}
                label={t('enter.channel')}
                options={ENTERED_CHANNELS.map((value) => ({ value, label: t(`channels.${value}`) }))}
              />
              <DateField
                {...field('received_at')}
                label={t('enter.received')}
                hint={t('enter.received_hint')}
                min={addDays(bangkokToday(), -OLDEST_DAYS)}
                max={bangkokToday()}
                required
              />
            </Pair>
            <CheckboxGroup
              {...field('rights')}
              label={t('enter.rights')}
              required
              options={SUBJECT_RIGHTS.map((value) => ({ value, label: t(`rights.${value}`) }))}
            />
            <TextField
              {...field('details')}
              type="textarea"
              rows={5}
              label={t('facts.details')}
              hint={t('enter.details_hint')}
            />
            <TextField
              {...field('consent_id')}
              label={t('enter.consent_id')}
              hint={t('enter.consent_id_hint')}
              autoComplete="off"
            />
          </Stack>
        </Card>
        <Card aria-labelledby="person">
          <Stack>
            <h2 id="person">{t('person.title')}</h2>
            <Pair>
              <TextField {...field('name')} label={t('person.name')} autoComplete="off" required />
              <Select
                {...field('subject_kind')}
                label={t('person.subject_kind')}
                required
                options={[
                  { value: '' as const, label: words('choose') },
                  ...SUBJECT_KINDS.map((value) => ({ value, label: words(`subject_kinds.${value}`) })),
                ]}
              />
            </Pair>
            <p>{t('enter.reach')}</p>
            <Pair>
              <TextField {...field('email')} type="email" label={t('person.email')} autoComplete="off" />
              <TextField {...field('phone')} type="tel" label={t('person.phone')} autoComplete="off" />
            </Pair>
            <TextField
              {...field('postal_address')}
              type="textarea"
              rows={3}
              label={t('person.postal_address')}
            />
            <Checkbox {...ofRepresented} checked={represented} label={t('enter.represented')} />
            {represented && (
              <Pair>
                <TextField {...field('representative_name')} label={t('person.representative')} required />
                <TextField
                  {...field('authority')}
                  label={t('person.authority')}
                  hint={t('enter.authority_hint')}
                  required
                />
              </Pair>
            )}
          </Stack>
        </Card>
        <Card aria-labelledby="answer">
          <Stack>
            <h2 id="answer">{t('enter.answer')}</h2>
            <Pair>
              <Select
                {...field('answer_way')}
                label={t('person.answer_way')}
                options={ANSWER_WAYS.map((value) => ({ value, label: words(`answer_ways.${value}`) }))}
              />
              <Select
                {...field('language')}
                label={t('person.language')}
                options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
              />
              <Select
                {...field('identity_level')}
                label={t('person.identity')}
                hint={t('actions.verify_hint')}
                options={IDENTITY_LEVELS.map((value) => ({ value, label: t(`identity.${value}`) }))}
              />
            </Pair>
          </Stack>
        </Card>
        <BottomBar status={isChanged ? t('enter.unsaved') : ''}>
          <Button type="submit" busy={isLoading}>
            {t('enter.submit')}
          </Button>
        </BottomBar>
      </Stack>
    </Form>
  );
};
