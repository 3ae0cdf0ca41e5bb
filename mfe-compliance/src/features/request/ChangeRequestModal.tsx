import { LANGUAGE_NAMES, LANGUAGES } from '@yinyom/contracts/constants';
import { updateSubjectRequest } from '@yinyom/contracts/requests/editRequests';
import { SUBJECT_RIGHTS } from '@yinyom/contracts/requests/rights';
import { ANSWER_WAYS, SUBJECT_KINDS, type SubjectRequest } from '@yinyom/contracts/requests/subjectRequest';
import { toast, useForm, type SlotProps } from '@yinyom/mfe-kit';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { useState } from 'react';
import { useRequest } from '../../calls/useRequest';
import { useUpdateSubjectRequestMutation } from '../../calls/workApi';
import { CheckboxGroup } from '@yinyom/ui/form/CheckboxGroup';
import { FormModal } from '@yinyom/mfe-kit/components/FormModal';
import { Pair } from '@yinyom/ui/form/Pair';
import { readInto } from '../../layout/readInto';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import { useRequestWords } from '../../texts/useRequestWords';
import { changeBody, changeField, changeProblems, changeValues, rebasedValues } from './changeValues';

/** Corrects what is known of an open request. Other rights can move its due date, which the service sets. */
export const ChangeRequestModal = ({ close, ...shown }: SlotProps & { request: SubjectRequest }) => {
  const t = useComplianceTexts();
  const words = useRequestWords();
  const { readAgain } = useRequest(shown.request);
  /** What the fields were filled from; only over this version may they be saved. */
  const [base, setBase] = useState(shown.request);
  const [latest, setLatest] = useState(base);
  const before = changeValues(base);
  const form = useForm(before, {
    schema: updateSubjectRequest.body,
    fieldOf: changeField,
    say: (_code, name) => (name === 'consent_id' ? t('enter.consent_id_wrong') : undefined),
  });
  const [update, { isLoading, error }] = useUpdateSubjectRequestMutation();
  const { field, values } = form;
  if (latest !== base) {
    setBase(latest);
    form.change(rebasedValues(values, before, changeValues(latest)));
  }
  const body = changeBody(values, before);
  const submit = async () => {
    if (!form.passes(changeProblems(values, before))) return;
    await sendForm(form, async () => {
      await update({ params: { id: base.id }, ifMatch: base.etag, body }).unwrap();
      toast.success(t('saved'));
      close();
    });
  };
  const reload = readInto(form, readAgain, setLatest);
  return (
    <FormModal
      title={t('change.title')}
      width={720}
      form={form}
      latest={{ error, onReload: () => void reload() }}
      submitLabel={t('save')}
      busy={isLoading}
      disabled={Object.keys(body).length === 0}
      onSubmit={submit}
      close={close}
    >
      <Pair>
        <TextField {...field('name')} label={t('person.name')} autoComplete="off" required />
        <Select
          {...field('subject_kind')}
          label={t('person.subject_kind')}
          options={SUBJECT_KINDS.map((value) => ({ value, label: words(`subject_kinds.${value}`) }))}
        />
        <TextField {...field('email')} type="email" label={t('person.email')} autoComplete="off" />
        <TextField {...field('phone')} type="tel" label={t('person.phone')} autoComplete="off" />
      </Pair>
      <TextField {...field('postal_address')} type="textarea" rows={3} label={t('person.postal_address')} />
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
      </Pair>
      <CheckboxGroup
        {...field('rights')}
        label={t('facts.rights')}
        hint={t('change.rights_hint')}
        required
        options={SUBJECT_RIGHTS.map((value) => ({ value, label: t(`rights.${value}`) }))}
      />
      <TextField {...field('details')} type="textarea" rows={5} label={t('facts.details')} />
      <TextField
        {...field('consent_id')}
        label={t('facts.consent_id')}
        hint={t('enter.consent_id_hint')}
        autoComplete="off"
      />
    </FormModal>
  );
};
