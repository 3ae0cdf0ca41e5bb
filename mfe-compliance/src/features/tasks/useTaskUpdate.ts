import type { BodyOf } from '@yinyom/contracts/endpoint';
import type { updateRequestTask } from '@yinyom/contracts/requests/requestTasks';
import type { RequestTask } from '@yinyom/contracts/requests/subjectRequest';
import { toast, type SlotProps } from '@yinyom/mfe-kit';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import { useUpdateRequestTaskMutation } from '../../calls/workApi';
import { resultProblems } from './resultProblems';

export interface TaskWindow extends SlotProps {
  requestId: string;
  task: RequestTask;
}

interface TaskForm {
  passes: (wrong: Record<string, string>) => boolean;
  refuseAnswer: (error: unknown) => void;
}

/** Saves what a form changes of a task, says so and closes its window. */
export const useTaskUpdate = ({ requestId, task, close }: TaskWindow) => {
  const [update, { isLoading }] = useUpdateRequestTaskMutation();
  return {
    busy: isLoading,
    save: async (form: TaskForm, body: BodyOf<typeof updateRequestTask>, done: string): Promise<void> => {
      if (!form.passes(resultProblems(task, body))) return;
      await sendForm(form, async () => {
        await update({ params: { id: requestId, taskId: task.id }, body }).unwrap();
        toast.success(done);
        close();
      });
    },
  };
};
