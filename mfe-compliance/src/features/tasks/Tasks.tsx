import { isOpen } from '@yinyom/contracts/requests/requestStates';
import type { SubjectRequest } from '@yinyom/contracts/requests/subjectRequest';
import { openModal } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { useFocusAfterChange } from '@yinyom/mfe-kit/components/useFocusAfterChange';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import { AddTaskModal } from './AddTaskModal';
import { TaskRow } from './TaskRow';

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(3)};
`;

/** What is to be done, system by system. */
export const Tasks = ({ request }: { request: SubjectRequest }) => {
  const t = useComplianceTexts();
  const open = isOpen(request.state);
  const heading = useFocusAfterChange<HTMLHeadingElement>(request.tasks.length);
  return (
    <Card aria-labelledby="tasks">
      <Stack>
        <Row $justify="space-between">
          <h2 id="tasks" ref={heading} tabIndex={-1}>
            {t('tasks.title')}
          </h2>
          {open && (
            <Button
              kind="secondary"
              size="small"
              icon="add"
              onClick={() => openModal((close) => <AddTaskModal requestId={request.id} close={close} />)}
            >
              {t('tasks.add')}
            </Button>
          )}
        </Row>
        {request.tasks.length === 0 ? (
          <p>{t(open ? 'tasks.none' : 'tasks.none_closed')}</p>
        ) : (
          <List>
            {request.tasks.map((task) => (
              <TaskRow key={task.id} requestId={request.id} task={task} canChange={open} />
            ))}
          </List>
        )}
      </Stack>
    </Card>
  );
};
