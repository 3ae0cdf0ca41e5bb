import type { Incident } from '@yinyom/contracts/papers/incident';
import { updateIncident } from '@yinyom/contracts/papers/incidents';
import { useForm, type SlotProps } from '@yinyom/mfe-kit';
import { TextField } from '@yinyom/ui/form/TextField';
import { MomentFields } from '../../form/MomentFields';
import { momentField, momentOf, momentProblems, partsOf } from '../../form/momentParts';
import { FormModal } from '@yinyom/mfe-kit/components/FormModal';
import { useIncidentTexts } from '../../texts/useIncidentTexts';
import { useIncidentForm } from './useIncidentForm';

/** Changes the time of awareness, with the reason. All limits follow from it. */
export const AwareModal = ({ close, ...shown }: SlotProps & { incident: Incident }) => {
  const t = useIncidentTexts();
  const form = useForm(
    { ...partsOf(shown.incident.aware_at), aware_reason: '' },
    { schema: updateIncident.body, fieldOf: momentField },
  );
  const { save, frame } = useIncidentForm(shown.incident, close);
  const { day, time, aware_reason } = form.values;
  const submit = async () => {
    const wrong = {
      ...momentProblems({ day, time }, true),
      ...(aware_reason === '' && { aware_reason: 'required' }),
    };
    if (!form.passes(wrong)) return;
    await save(form, { aware_at: momentOf({ day, time }) ?? '', aware_reason });
  };
  return (
    <FormModal title={t('facts.change_aware')} {...frame(form)} onSubmit={submit}>
      <MomentFields
        legend={t('enter.aware')}
        hint={t('facts.aware_hint')}
        day={form.field('day')}
        time={form.field('time')}
        required
      />
      <TextField
        {...form.field('aware_reason')}
        type="textarea"
        rows={3}
        label={t('facts.aware_reason')}
        required
      />
    </FormModal>
  );
};
