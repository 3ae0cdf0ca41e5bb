import { isId } from '@yinyom/contracts/fields';
import { BINDER_LANGUAGES, createBinder } from '@yinyom/contracts/papers/binders';
import { PAPER_ORDER } from '@yinyom/contracts/papers/inspectionPapers';
import { bangkokToday } from '@yinyom/contracts/time/bangkokDay';
import {
  confirmDialog,
  Form,
  formatDateTime,
  toast,
  useForm,
  useSearchParams,
  useSession,
} from '@yinyom/mfe-kit';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import { CheckboxGroup } from '@yinyom/ui/form/CheckboxGroup';
import { DateField } from '@yinyom/ui/form/DateField';
import { Pair } from '@yinyom/ui/form/Pair';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { Select } from '@yinyom/ui/form/Select';
import { useState } from 'react';
import { useCreateBinderMutation, useListDeletedWebsitesQuery } from '../../calls/bindersApi';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import { useNumberedPapers } from '../../texts/usePaperNames';
import { askedValues, binderBody, binderProblems, isBinderPeriod } from './binderValues';
import { DeletedWebsites } from './DeletedWebsites';
import { WebsiteChoice } from './WebsiteChoice';

/** Orders a binder: of the last quarter, with everything, in Thai, unless the address or the person chooses something else. */
export const MakeBinder = () => {
  const t = useComplianceTexts();
  const nameOf = useNumberedPapers();
  const { organizationId } = useSession();
  const [search] = useSearchParams();
  const [initial] = useState(() => askedValues(search));
  const form = useForm(initial, { schema: createBinder.body });
  const [create, { isLoading }] = useCreateBinderMutation();
  const { field, values } = form;
  const letter = search.get('letter') ?? '';
  const letter_id = isId(letter) ? letter : null;

  const { from, until } = values;
  const deleted = useListDeletedWebsitesQuery(
    { params: { id: organizationId ?? '' }, query: { from, until }, quiet: true },
    { skip: organizationId === null || values.all || !isBinderPeriod(values) },
  );
  const offered = (deleted.currentData?.deleted_websites ?? []).map(({ application_id }) => application_id);

  const submit = async () => {
    // Another period has other deleted websites: one that is not offered any more is not meant.
    const asked = { ...values, deleted: values.deleted.filter((id) => offered.includes(id)) };
    if (!form.passes(binderProblems(asked))) return;
    const order = (newer_than: string | null) =>
      create({
        params: { id: organizationId ?? '' },
        body: { ...binderBody(asked), newer_than, letter_id },
      }).unwrap();
    await sendForm(form, async () => {
      const { id, state, created_at } = await order(null);
      // One that is ready has the data of its time: whether that is enough is for people to say.
      if (state === 'ready') {
        const again = await confirmDialog({
          title: t('binders.again_title'),
          text: t('binders.again_text', { time: formatDateTime(created_at) }),
          confirm: t('binders.again_new'),
          cancel: t('binders.again_keep'),
        });
        if (!again) return;
        await order(id);
      }
      toast.success(t('binders.begun'));
    });
  };
  const { value: all, onChange: chooseAll, ...ofAll } = field('all');
  return (
    <Card aria-labelledby="make-binder">
      <Form refusals={form.refusals} onSubmit={submit}>
        <Stack $gap={5}>
          <div>
            <h2 id="make-binder">{t('binders.make')}</h2>
            <p>
              {t(letter_id ? 'binders.period_letter' : 'binders.period_usual')}
              {' · '}
              {t('binders.period_hint')}
            </p>
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
          {!all && <DeletedWebsites {...field('deleted')} list={deleted} />}
          <CheckboxGroup
            {...field('papers')}
            label={t('binders.papers')}
            required
            options={PAPER_ORDER.map((value) => ({ value, label: nameOf(value) }))}
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
