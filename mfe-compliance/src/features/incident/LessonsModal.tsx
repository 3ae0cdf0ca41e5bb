import type { Incident } from '@yinyom/contracts/papers/incident';
import { updateIncident } from '@yinyom/contracts/papers/incidents';
import { useForm, type SlotProps } from '@yinyom/mfe-kit';
import { TextField } from '@yinyom/ui/form/TextField';
import { FormModal } from '@yinyom/mfe-kit/components/FormModal';
import { useIncidentWords } from '../../texts/useIncidentTexts';
import { useIncidentForm } from './useIncidentForm';

/** Records what was learned. */
export const LessonsModal = ({ close, ...shown }: SlotProps & { incident: Incident }) => {
  const words = useIncidentWords();
  const form = useForm({ lessons: shown.incident.lessons }, { schema: updateIncident.body });
  const { save, frame } = useIncidentForm(shown.incident, close);
  const { lessons } = form.values;
  const submit = async () => {
    if (form.passes(lessons === '' ? { lessons: 'required' } : {})) await save(form, { lessons });
  };
  return (
    <FormModal title={words('facts.lessons')} {...frame(form)} onSubmit={submit}>
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
