import type { Incident } from '@yinyom/contracts/papers/incident';
import { addIncidentEntry } from '@yinyom/contracts/papers/incidents';
import { toast, useForm, type SlotProps } from '@yinyom/mfe-kit';
import { TextField } from '@yinyom/ui/form/TextField';
import { useAddIncidentEntryMutation } from '../../calls/incidentsApi';
import { addressOf } from '../../calls/useIncident';
import { MomentFields } from '../../form/MomentFields';
import { momentOf, momentProblems, partsNow } from '../../form/momentParts';
import { FormModal } from '../../layout/FormModal';
import { useIncidentTexts } from '../../texts/useIncidentTexts';

interface EntryModalProps extends SlotProps {
  incident: Incident;
  kind: 'containment' | 'supplement';
}

const fieldOf = (path: string): string => (path === 'at' ? 'day' : path);

/** Adds a measure of containment, or a supplement of the notice to the Office. */
export const EntryModal = ({ incident, kind, close }: EntryModalProps) => {
  const t = useIncidentTexts();
  const form = useForm({ text: '', ...partsNow() }, { schema: addIncidentEntry.body, fieldOf });
  const [add, { isLoading }] = useAddIncidentEntryMutation();
  const { text, day, time } = form.values;
  const submit = async () => {
    const wrong = { ...momentProblems({ day, time }, true), ...(text === '' && { text: 'required' }) };
    if (!form.passes(wrong)) return;
    try {
      const body = { kind, text, at: momentOf({ day, time }) ?? '' };
      await add({ params: addressOf(incident), body }).unwrap();
      toast.success(t('saved'));
      close();
    } catch (error) {
      form.refuseAnswer(error);
    }
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
