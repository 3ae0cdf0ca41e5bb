import { updateRequestTask } from '@yinyom/contracts/requests/requestTasks';
import { TASK_STATES, type RequestTask } from '@yinyom/contracts/requests/subjectRequest';
import { useForm } from '@yinyom/mfe-kit';
import { DateField } from '@yinyom/ui/form/DateField';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { FormModal } from '@yinyom/mfe-kit/components/FormModal';
import { Pair } from '@yinyom/ui/form/Pair';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import { dayOf, endOfDay } from './dayTime';
import { OwnerSelect } from './OwnerSelect';
import { ResultField } from './ResultField';
import { useTaskUpdate, type TaskWindow } from './useTaskUpdate';

/** Says what became of a task, or changes who does it until when. What became of its own task the platform alone says. */
export const EditTaskModal = (given: TaskWindow) => {
  const { task, close } = given;
  const t = useComplianceTexts();
  const form = useForm(
    {
      state: task.state as string,
      owner_id: task.owner_id ?? '',
      due_at: dayOf(task.due_at),
      note: task.note,
      result: task.result,
    },
    { schema: updateRequestTask.body },
  );
  const { busy, save } = useTaskUpdate(given);
  const { state, owner_id, due_at, note, result } = form.values;
  // What stays as it is is not sent: a system may have reported it done meanwhile, and a former member is no valid owner.
  const body = {
    ...(state !== task.state && { state: state as RequestTask['state'] }),
    ...(note !== task.note && { note }),
    ...(result !== task.result && { result }),
    ...(owner_id !== (task.owner_id ?? '') && { owner_id: owner_id || null }),
    ...(due_at && due_at !== dayOf(task.due_at) && { due_at: endOfDay(due_at) }),
  };
  const owner = task.owner_id === null ? null : { id: task.owner_id, name: task.owner_name ?? '' };
  return (
    <FormModal
      title={t('tasks.edit', { name: task.system_name })}
      form={form}
      submitLabel={t('save')}
      busy={busy}
      disabled={Object.keys(body).length === 0}
      onSubmit={() => save(form, body, t('saved'))}
      close={close}
    >
      <Pair>
        {!task.by_platform && (
          <Select
            {...form.field('state')}
            label={t('tasks.state')}
            options={TASK_STATES.map((value) => ({
              value: value as string,
              label: t(`task_states.${value}`),
            }))}
          />
        )}
        <OwnerSelect {...form.field('owner_id')} owner={owner} />
        <DateField {...form.field('due_at')} label={t('tasks.due_label')} />
      </Pair>
      {!task.by_platform && <ResultField {...form.field('result')} required={state !== 'open'} />}
      <TextField {...form.field('note')} type="textarea" rows={3} label={t('tasks.note')} />
    </FormModal>
  );
};
