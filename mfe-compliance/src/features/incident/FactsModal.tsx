import type { Incident } from '@yinyom/contracts/papers/incident';
import { updateIncident } from '@yinyom/contracts/papers/incidents';
import { INCIDENT_KINDS } from '@yinyom/contracts/papers/incidentSteps';
import { PAPER_ROLES } from '@yinyom/contracts/papers/paperItems';
import { problemCodes, useForm, type SlotProps } from '@yinyom/mfe-kit';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { useState } from 'react';
import { CheckboxGroup } from '@yinyom/ui/form/CheckboxGroup';
import { MomentFields } from '../../form/MomentFields';
import { FormModal } from '@yinyom/mfe-kit/components/FormModal';
import { Pair } from '@yinyom/ui/form/Pair';
import { useIncidentTexts, useIncidentWords } from '../../texts/useIncidentTexts';
import { factsBody, factsField, factsProblems, factsValues } from './factsValues';
import { useIncidentForm } from './useIncidentForm';

/** Changes what is known of an incident. Nothing but what was changed is sent. */
export const FactsModal = ({ close, ...shown }: SlotProps & { incident: Incident }) => {
  const t = useIncidentTexts();
  const words = useIncidentWords();
  const [before] = useState(() => factsValues(shown.incident));
  const form = useForm(before, { schema: updateIncident.body, fieldOf: factsField });
  const { incident, save, frame } = useIncidentForm(shown.incident, close);
  const { field, values } = form;
  const submit = async () => {
    const wrong = factsProblems(values);
    if (Object.keys(wrong).length > 0) {
      form.passes(wrong);
      return;
    }
    const body = factsBody(values, before, incident);
    if (form.passes(problemCodes(updateIncident.body!, body, factsField))) await save(form, body);
  };
  return (
    <FormModal
      title={t('facts.title')}
      width={720}
      {...frame(form)}
      disabled={JSON.stringify(values) === JSON.stringify(before)}
      onSubmit={submit}
    >
      <TextField {...field('what_happened')} label={t('enter.what')} hint={t('enter.what_hint')} required />
      <CheckboxGroup
        {...field('breach_kinds')}
        label={words('facts.kinds')}
        options={INCIDENT_KINDS.map((value) => ({ value, label: words(`kinds.${value}`) }))}
      />
      <Select
        {...field('acting_as')}
        label={words('facts.acting_as')}
        hint={t('enter.acting_hint')}
        options={PAPER_ROLES.map((value) => ({ value, label: words(`acting_as.${value}`) }))}
      />
      {values.acting_as === 'processor' && (
        <TextField
          {...field('agreed_hours')}
          type="number"
          inputMode="numeric"
          label={words('facts.agreed_hours')}
          hint={t('facts.agreed_hint')}
        />
      )}
      <TextField {...field('how_it_happened')} type="textarea" rows={4} label={words('facts.how')} />
      <MomentFields legend={words('facts.occurred_from')} day={field('from_day')} time={field('from_time')} />
      <MomentFields legend={words('facts.occurred_to')} day={field('to_day')} time={field('to_time')} />
      <TextField
        {...field('data_kinds')}
        type="textarea"
        rows={3}
        label={words('facts.data_kinds')}
        hint={t('facts.data_hint')}
      />
      <Pair>
        <TextField {...field('persons_min')} label={t('facts.persons_min')} inputMode="numeric" />
        <TextField {...field('persons_max')} label={t('facts.persons_max')} inputMode="numeric" />
        <TextField {...field('records_min')} label={t('facts.records_min')} inputMode="numeric" />
        <TextField {...field('records_max')} label={t('facts.records_max')} inputMode="numeric" />
      </Pair>
      <TextField {...field('effects')} type="textarea" rows={3} label={words('facts.effects')} />
      <TextField {...field('remedial_measures')} type="textarea" rows={3} label={words('facts.measures')} />
    </FormModal>
  );
};
