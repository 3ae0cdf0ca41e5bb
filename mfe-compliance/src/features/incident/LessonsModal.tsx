import type { Incident } from '@yinyom/contracts/papers/incident';
import { updateIncident } from '@yinyom/contracts/papers/incidents';
import { useForm, type SlotProps } from '@yinyom/mfe-kit';
import { TextField } from '@yinyom/ui/form/TextField';
import { FormModal } from '../../layout/FormModal';
import { useIncidentTexts, useIncidentWords } from '../../texts/useIncidentTexts';
import { useIncidentForm } from './useIncidentForm';

/** Records what was learned. */
export const LessonsModal = ({ close, ...shown }: SlotProps & { incident: Incident }) => {
  const t = useIncidentTexts();
  const words = useIncidentWords();
  const form = useForm({ lessons: shown.incident.lessons }, { schema: updateIncident.body });
  const { save, busy, latestOf } = useIncidentForm(shown.incident, close);
  const { lessons } = form.values;
  const submit = async () => {
    if (form.passes(lessons === '' ? { lessons: 'required' } : {})) await save(form, { lessons });
  };
  return (
    <FormModal
      title={words('facts.lessons')}
      form={form}
      latest={latestOf(form)}
      submitLabel={t('save')}
      busy={busy}
      onSubmit={submit}
      close={close}
    >
      <TextField
        {...form.field('lessons')}
        type="textarea"
        rows={6}
        label={words('facts.lessons')}
        required
      />
    </FormModal>
  );
};
