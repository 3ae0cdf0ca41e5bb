import type { Incident } from '@yinyom/contracts/papers/incident';
import { addIncidentEntry } from '@yinyom/contracts/papers/incidents';
import { toast, useForm, type SlotProps } from '@yinyom/mfe-kit';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import { TextField } from '@yinyom/ui/form/TextField';
import { useAddIncidentEntryMutation } from '../../calls/incidentsApi';
import { addressOf } from '../../calls/useIncident';
import { MomentFields } from '../../form/MomentFields';
import { momentField, momentOf, momentProblems, partsNow } from '../../form/momentParts';
import { FormModal } from '@yinyom/mfe-kit/components/FormModal';
import { useIncidentTexts } from '../../texts/useIncidentTexts';

interface EntryModalProps extends SlotProps {
  incident: Incident;
  kind: 'containment' | 'supplement';
}

/** Adds a measure of containment, or a supplement of the notice to the Office. */
export const EntryModal = ({ incident, kind, close }: EntryModalProps) => {
  const t = useIncidentTexts();
  const form = useForm({ text: '', ...partsNow() }, { schema: addIncidentEntry.body, fieldOf: momentField });
  const [add, { isLoading }] = useAddIncidentEntryMutation();
  const { text, day, time } = form.values;
  const submit = async () => {
    const wrong = { ...momentProblems({ day, time }, true), ...(text === '' && { text: 'required' }) };
    if (!form.passes(wrong)) return;
    await sendForm(form, async () => {
      const body = { kind, text, at: momentOf({ day, time }) ?? '' };
      await add({ params: addressOf(incident), body }).unwrap();
      toast.success(t('saved'));
      close();
    });
  };
  const isContainment = kind === 'containment';
  return (
    <FormModal
      title={t(isContainment ? 'containment.add' : 'office.supplement')}
      form={form}
      submitLabel={t('save')}
      busy={isLoading}
      onSubmit={submit}
      close={close}
    >
      <TextField
        {...form.field('text')}
        type="textarea"
        rows={4}
        label={t(isContainment ? 'containment.text' : 'office.supplement_text')}
        hint={t('timeline.note_hint')}
        required
      />
      <MomentFields
        legend={t(isContainment ? 'containment.when' : 'office.when')}
        day={form.field('day')}
        time={form.field('time')}
        required
      />
    </FormModal>
  );
};
