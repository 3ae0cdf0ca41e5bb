import { addRequestTask, TASK_DAYS_BEFORE_DUE } from '@yinyom/contracts/requests/requestTasks';
import { problemCodes, toast, useForm, type SlotProps } from '@yinyom/mfe-kit';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import { DateField } from '@yinyom/ui/form/DateField';
import { TextField } from '@yinyom/ui/form/TextField';
import { useAddRequestTaskMutation } from '../../calls/workApi';
import { FormModal } from '@yinyom/mfe-kit/components/FormModal';
import { Pair } from '@yinyom/ui/form/Pair';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import { endOfDay } from './dayTime';
import { OwnerSelect } from './OwnerSelect';

/** Adds what is to be done in one system. */
export const AddTaskModal = ({ requestId, close }: SlotProps & { requestId: string }) => {
  const t = useComplianceTexts();
  const form = useForm(
    { system_name: '', owner_id: '', due_at: '', note: '' },
    { schema: addRequestTask.body },
  );
  const [add, { isLoading }] = useAddRequestTaskMutation();
  const { system_name, owner_id, due_at, note } = form.values;
  const submit = async () => {
    const body = {
      system_name,
      note,
      owner_id: owner_id || null,
      ...(due_at && { due_at: endOfDay(due_at) }),
    };
    if (!form.passes(problemCodes(addRequestTask.body!, body))) return;
    await sendForm(form, async () => {
      await add({ params: { id: requestId }, body }).unwrap();
      toast.success(t('tasks.added'));
      close();
    });
  };
  return (
    <FormModal
      title={t('tasks.add')}
      form={form}
      submitLabel={t('tasks.add')}
      busy={isLoading}
      onSubmit={submit}
      close={close}
    >
      <TextField
        {...form.field('system_name')}
        label={t('tasks.system')}
        hint={t('tasks.system_hint')}
        required
      />
      <Pair>
        <OwnerSelect {...form.field('owner_id')} />
        <DateField
          {...form.field('due_at')}
          label={t('tasks.due_label')}
          hint={t('tasks.due_hint', { days: TASK_DAYS_BEFORE_DUE })}
        />
      </Pair>
      <TextField {...form.field('note')} type="textarea" rows={3} label={t('tasks.note')} />
    </FormModal>
  );
};
