import { BINDER_LANGUAGES, createBinder } from '@yinyom/contracts/papers/binders';
import { PAPER_ORDER } from '@yinyom/contracts/papers/inspectionPapers';
import { bangkokToday } from '@yinyom/contracts/time/bangkokDay';
import { Form, toast, useForm, useSearchParams, useSession } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import { DateField } from '@yinyom/ui/form/DateField';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { Select } from '@yinyom/ui/form/Select';
import { useState } from 'react';
import { useCreateBinderMutation } from '../../calls/bindersApi';
import { CheckboxGroup } from '../../form/CheckboxGroup';
import { Pair } from '../../layout/Pair';
import { useBinderWords } from '../../texts/useBinderWords';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import { binderBody, binderProblems, askedValues } from './binderValues';
import { WebsiteChoice } from './WebsiteChoice';

/** Orders a binder: of the last quarter, with everything, in Thai, unless the address or the person chooses something else. */
export const MakeBinder = () => {
  const t = useComplianceTexts();
  const words = useBinderWords();
  const { organizationId } = useSession();
  const [search] = useSearchParams();
  const [initial] = useState(() => askedValues(search));
  const form = useForm(initial, { schema: createBinder.body });
  const [create, { isLoading }] = useCreateBinderMutation();
  const { field, values } = form;

  const submit = async () => {
    if (!form.passes(binderProblems(values))) return;
    try {
      const { state } = await create({
        params: { id: organizationId ?? '' },
        body: binderBody(values),
      }).unwrap();
      // The same request was answered before: its binder is in the list.
      toast.success(t(state === 'ready' ? 'binders.exists' : 'binders.begun'));
    } catch (error) {
      form.refuseAnswer(error);
    }
  };
  const { value: all, onChange: chooseAll, ...ofAll } = field('all');
  return (
    <Card aria-labelledby="make-binder">
      <Form refusals={form.refusals} onSubmit={submit}>
        <Stack $gap={5}>
          <div>
            <h2 id="make-binder">{t('binders.make')}</h2>
            <p>{t('binders.period_hint')}</p>
          </div>
          <ProblemBox>{form.failure}</ProblemBox>
          <Pair>
            <DateField {...field('from')} label={t('binders.from')} max={bangkokToday()} required />
            <DateField {...field('until')} label={t('binders.until')} max={bangkokToday()} required />
          </Pair>
          <Pair>
            <Select
              {...ofAll}
              label={t('binders.websites')}
              value={all ? 'all' : 'chosen'}
              options={(['all', 'chosen'] as const).map((value) => ({
                value,
                label: t(`binders.websites_${value}`),
              }))}
              onChange={(value) => chooseAll(value === 'all')}
            />
            <Select
              {...field('languages')}
              label={t('binders.language')}
              options={BINDER_LANGUAGES.map((value) => ({ value, label: t(`binders.language_${value}`) }))}
            />
          </Pair>
          {!all && <WebsiteChoice {...field('applications')} />}
          <CheckboxGroup
            {...field('papers')}
            label={t('binders.papers')}
            required
            options={PAPER_ORDER.map((value, at) => ({
              value,
              label: `${at + 1}. ${words(`papers.${value}`)}`,
            }))}
          />
          <div>
            <Button type="submit" busy={isLoading}>
              {t('binders.make_action')}
            </Button>
          </div>
        </Stack>
      </Form>
    </Card>
  );
};
