import { addTraining, TRAINING_KINDS, type TrainingRow } from '@yinyom/contracts/papers/trainings';
import { bangkokToday } from '@yinyom/contracts/time/bangkokDay';
import { problemCodes, toast, useForm, type SlotProps } from '@yinyom/mfe-kit';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import { DateField } from '@yinyom/ui/form/DateField';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { useAddTrainingMutation } from '../../calls/registersApi';
import { FormModal } from '@yinyom/mfe-kit/components/FormModal';
import { Pair } from '@yinyom/ui/form/Pair';
import { useRegisterTexts } from '../../texts/useRegisterTexts';

interface TrainingModalProps extends SlotProps {
  organizationId: string;
  /** The row that is corrected; absent: a new one. */
  corrected?: TrainingRow;
}

/** Adds what took place, or corrects a row by another one. */
export const TrainingModal = ({ organizationId, corrected, close }: TrainingModalProps) => {
  const t = useRegisterTexts();
  const form = useForm(
    {
      kind: corrected?.kind ?? 'training',
      subject: corrected?.subject ?? '',
      held_on: corrected?.held_on ?? '',
      attendees: corrected?.attendees ?? '',
      attendee_count: corrected?.attendee_count == null ? '' : String(corrected.attendee_count),
      next_due_on: corrected?.next_due_on ?? '',
    },
    { schema: addTraining.body },
  );
  const [add, { isLoading }] = useAddTrainingMutation();
  const { field, values } = form;
  const submit = async () => {
    const body = {
      ...values,
      attendee_count: values.attendee_count.trim() === '' ? null : Number(values.attendee_count),
      next_due_on: values.next_due_on || null,
      replaces: corrected?.id ?? null,
    };
    if (!form.passes(problemCodes(addTraining.body!, body))) return;
    await sendForm(form, async () => {
      await add({ params: { id: organizationId }, body }).unwrap();
      toast.success(t('training.added'));
      close();
    });
  };
  const title = t(corrected ? 'training.correct_title' : 'training.add');
  return (
    <FormModal title={title} form={form} submitLabel={title} busy={isLoading} onSubmit={submit} close={close}>
      {corrected && <p>{t('training.correct_hint')}</p>}
      <Select
        {...field('kind')}
        label={t('field.training.kind')}
        options={TRAINING_KINDS.map((value) => ({ value, label: t(`field.training.${value}`) }))}
      />
      <TextField {...field('subject')} label={t('field.training.subject')} required />
      <Pair>
        <DateField
          {...field('held_on')}
          label={t('field.training.held_on')}
          hint={t('training.held_hint')}
          max={bangkokToday()}
          required
        />
        <DateField {...field('next_due_on')} label={t('field.training.next_due_on')} />
      </Pair>
      <TextField {...field('attendees')} type="textarea" rows={3} label={t('field.training.attendees')} />
      <TextField
        {...field('attendee_count')}
        type="number"
        inputMode="numeric"
        label={t('field.training.attendee_count')}
      />
    </FormModal>
  );
};
