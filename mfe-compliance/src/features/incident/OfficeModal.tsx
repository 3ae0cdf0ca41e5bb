import type { Incident } from '@yinyom/contracts/papers/incident';
import { updateIncident } from '@yinyom/contracts/papers/incidents';
import { useForm, type SlotProps } from '@yinyom/mfe-kit';
import { TextField } from '@yinyom/ui/form/TextField';
import { MomentFields } from '../../form/MomentFields';
import { momentField, momentOf, momentProblems, partsNow, partsOf } from '../../form/momentParts';
import { FormModal } from '@yinyom/mfe-kit/components/FormModal';
import { useIncidentTexts, useIncidentWords } from '../../texts/useIncidentTexts';
import { useIncidentForm } from './useIncidentForm';

/** Records when the notice went to the Office; after 72 hours with the reasons. */
export const OfficeModal = ({ close, ...shown }: SlotProps & { incident: Incident }) => {
  const t = useIncidentTexts();
  const words = useIncidentWords();
  const { office_notice: notice } = shown.incident;
  const form = useForm(
    {
      ...(notice.sent_at === null ? partsNow() : partsOf(notice.sent_at)),
      office_reference: notice.office_reference,
      late_reason: notice.late_reason,
    },
    { schema: updateIncident.body, fieldOf: momentField },
  );
  const { incident, save, frame } = useIncidentForm(shown.incident, close);
  const { day, time, office_reference, late_reason } = form.values;
  const wrong = momentProblems({ day, time }, true);
  const sent_at = Object.keys(wrong).length === 0 ? momentOf({ day, time }) : null;
  const isLate = sent_at !== null && sent_at > incident.due_at;
  const submit = async () => {
    const problems = { ...wrong, ...(isLate && late_reason === '' && { late_reason: 'required' }) };
    if (form.passes(problems))
      await save(form, { office_notice: { sent_at, office_reference, late_reason } });
  };
  return (
    <FormModal title={t('office.record')} {...frame(form)} onSubmit={submit}>
      <p>{t('office.by_hand')}</p>
      <MomentFields legend={t('office.when')} day={form.field('day')} time={form.field('time')} required />
      {isLate && sent_at > incident.latest_at && <p role="status">{t('office.after_latest')}</p>}
      <TextField {...form.field('office_reference')} label={words('facts.reference')} />
      {(isLate || late_reason !== '') && (
        <TextField
          {...form.field('late_reason')}
          type="textarea"
          rows={4}
          label={words('facts.late_reason')}
          hint={t('office.late_hint')}
          required={isLate}
        />
      )}
    </FormModal>
  );
};
