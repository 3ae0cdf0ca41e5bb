import { updateRequestTask } from '@yinyom/contracts/requests/requestTasks';
import type { RequestTask } from '@yinyom/contracts/requests/subjectRequest';
import { toast, useForm, type SlotProps } from '@yinyom/mfe-kit';
import { FormModal } from '@yinyom/mfe-kit/components/FormModal';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import { TextField } from '@yinyom/ui/form/TextField';
import { useUpdateRequestTaskMutation } from '../../calls/workApi';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import { resultProblems } from './resultProblems';

/** Says that a task is done, and what was done: without it the record proves nothing. */
export const FinishTaskModal = ({
  requestId,
  task,
  close,
}: SlotProps & { requestId: string; task: RequestTask }) => {
  const t = useComplianceTexts();
  const form = useForm({ result: task.result }, { schema: updateRequestTask.body });
  const [update, { isLoading }] = useUpdateRequestTaskMutation();
  const submit = async () => {
    const body = { state: 'done' as const, result: form.values.result };
    if (!form.passes(resultProblems(task, body))) return;
    await sendForm(form, async () => {
      await update({ params: { id: requestId, taskId: task.id }, body }).unwrap();
      toast.success(t('tasks.saved'));
      close();
    });
  };
  return (
    <FormModal
      title={t('tasks.finish_title', { name: task.system_name })}
      form={form}
      submitLabel={t('tasks.finish')}
      busy={isLoading}
      onSubmit={submit}
      close={close}
    >
      <TextField
        {...form.field('result')}
        type="textarea"
        rows={3}
        label={t('tasks.result')}
        hint={t('tasks.result_hint')}
        required
      />
    </FormModal>
  );
};
