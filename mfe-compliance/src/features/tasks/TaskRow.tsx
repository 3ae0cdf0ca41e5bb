import { lacksResult } from '@yinyom/contracts/requests/requestTasks';
import type { RequestTask } from '@yinyom/contracts/requests/subjectRequest';
import { confirmDialog, errorMessage, formatDate, openModal, toast } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { IconButton } from '@yinyom/ui/action/IconButton';
import { Badge, type BadgeTone } from '@yinyom/ui/data/Badge';
import { VisuallyHidden } from '@yinyom/ui/foundation/VisuallyHidden';
import styled from 'styled-components';
import { useRemoveRequestTaskMutation } from '../../calls/workApi';
import { useFocusAfterChange } from '@yinyom/mfe-kit/components/useFocusAfterChange';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import { EditTaskModal } from './EditTaskModal';
import { FinishTaskModal } from './FinishTaskModal';

const Root = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)} ${({ theme }) => theme.space(3)};
  padding-block: ${({ theme }) => theme.space(2)};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  > div:first-child {
    flex: 1 1 220px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
const Quiet = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
  white-space: pre-line;
`;
const TONES: Record<RequestTask['state'], BadgeTone> = {
  open: 'warning',
  done: 'success',
  failed: 'danger',
  not_applicable: 'neutral',
};

interface TaskRowProps {
  requestId: string;
  task: RequestTask;
  canChange: boolean;
}

/** A task: system, owner, due date, state. "Done" asks what was done; "Change" takes it back. */
export const TaskRow = ({ requestId, task, canChange }: TaskRowProps) => {
  const t = useComplianceTexts();
  const [remove, { isLoading: removing }] = useRemoveRequestTaskMutation();
  const { id, system_name, owner_name, state, due_at, done_at, note, result, by_platform } = task;
  const row = useFocusAfterChange<HTMLLIElement>(state);
  const askRemove = async () => {
    const goAhead = await confirmDialog({
      title: t('tasks.remove_title', { name: system_name }),
      text: t('tasks.remove_text'),
      confirm: t('tasks.remove_confirm'),
      danger: true,
    });
    if (!goAhead) return;
    try {
      await remove({ params: { id: requestId, taskId: id } }).unwrap();
      toast.success(t('tasks.removed'));
    } catch (error) {
      toast.error(errorMessage(error));
    }
  };
  return (
    <Root ref={row} tabIndex={-1}>
      <div>
        <p>{system_name}</p>
        <Quiet>
          {done_at
            ? t('tasks.done_on', { date: formatDate(done_at) })
            : t('tasks.due', { date: formatDate(due_at) })}
          {` · ${owner_name ?? t('tasks.no_owner')}`}
        </Quiet>
        {note && <Quiet>{note}</Quiet>}
        {by_platform && state === 'open' && <Quiet>{t('tasks.by_platform')}</Quiet>}
        {result && (
          <Quiet>
            {by_platform && state === 'done'
              ? t('tasks.erased', { amount: result })
              : t('tasks.result_is', { text: result })}
          </Quiet>
        )}
        {lacksResult(task) && <Quiet>{t('tasks.no_result')}</Quiet>}
      </div>
      <Badge tone={TONES[state]}>{t(`task_states.${state}`)}</Badge>
      {canChange && !by_platform && (state === 'open' || state === 'failed') && (
        <Button
          kind="secondary"
          size="small"
          icon="check"
          onClick={() =>
            openModal((close) => <FinishTaskModal requestId={requestId} task={task} close={close} />)
          }
        >
          {t('tasks.finish')} <VisuallyHidden>{system_name}</VisuallyHidden>
        </Button>
      )}
      {canChange && (
        <IconButton
          icon="edit"
          label={t('tasks.edit', { name: system_name })}
          onClick={() =>
            openModal((close) => <EditTaskModal requestId={requestId} task={task} close={close} />)
          }
        />
      )}
      {canChange && state === 'open' && (
        <IconButton
          icon="trash"
          label={t('tasks.remove_title', { name: system_name })}
          aria-busy={removing || undefined}
          aria-disabled={removing || undefined}
          onClick={removing ? undefined : () => void askRemove()}
        />
      )}
    </Root>
  );
};
