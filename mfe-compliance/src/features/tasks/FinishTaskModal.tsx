import { updateRequestTask } from '@yinyom/contracts/requests/requestTasks';
import { useForm } from '@yinyom/mfe-kit';
import { FormModal } from '@yinyom/mfe-kit/components/FormModal';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import { ResultField } from './ResultField';
import { useTaskUpdate, type TaskWindow } from './useTaskUpdate';

/** Says that a task is done, and what was done: without it the record proves nothing. */
export const FinishTaskModal = (given: TaskWindow) => {
  const { task, close } = given;
  const t = useComplianceTexts();
  const form = useForm({ result: task.result }, { schema: updateRequestTask.body });
  const { busy, save } = useTaskUpdate(given);
  return (
    <FormModal
      title={t('tasks.finish_title', { name: task.system_name })}
      form={form}
      submitLabel={t('tasks.finish')}
      busy={busy}
      onSubmit={() => save(form, { state: 'done', result: form.values.result }, t('tasks.saved'))}
      close={close}
    >
      <ResultField {...form.field('result')} required />
    </FormModal>
  );
};
