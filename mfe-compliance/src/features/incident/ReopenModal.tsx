import type { Incident } from '@yinyom/contracts/papers/incident';
import { updateIncident } from '@yinyom/contracts/papers/incidents';
import { useForm, type SlotProps } from '@yinyom/mfe-kit';
import { TextField } from '@yinyom/ui/form/TextField';
import { FormModal } from '@yinyom/mfe-kit/components/FormModal';
import { useIncidentTexts } from '../../texts/useIncidentTexts';
import { useIncidentForm } from './useIncidentForm';

/** Opens a closed incident again, with the reason. */
export const ReopenModal = ({ close, ...shown }: SlotProps & { incident: Incident }) => {
  const t = useIncidentTexts();
  const form = useForm({ reason: '' }, { schema: updateIncident.body });
  const { save, frame } = useIncidentForm(shown.incident, close);
  const { reason } = form.values;
  const submit = async () => {
    if (form.passes(reason === '' ? { reason: 'required' } : {})) await save(form, { state: 'open', reason });
  };
  return (
    <FormModal title={t('do.reopen')} {...frame(form)} submitLabel={t('do.reopen')} onSubmit={submit}>
      <TextField {...form.field('reason')} type="textarea" rows={3} label={t('reopen.reason')} required />
    </FormModal>
  );
};
