import type { ListedRequest } from '@yinyom/contracts/requests/subjectRequest';
import { Link } from '@yinyom/mfe-kit';
import styled from 'styled-components';
import { DueChip } from '../../clock/DueChip';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import { useRightsText } from '../../words/useRightsText';

const Root = styled.li`
  position: relative;
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space(1)};
  padding: ${({ theme }) => theme.space(3)};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.surface};
  overflow-wrap: anywhere;
  &:hover {
    border-color: ${({ theme }) => theme.color.primary};
  }
  > a {
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
  /* The whole card opens the request. */
  > a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;
const Quiet = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

/** A request on the board: number, clock, rights, person, who works on it. */
export const RequestCard = ({ request }: { request: ListedRequest }) => {
  const t = useComplianceTexts();
  const rightsText = useRightsText();
  const { id, number, rights, person_name, assigned_to, tasks_total, tasks_open } = request;
  return (
    <Root>
      <Link to={`/requests/${id}`}>{number}</Link>
      <DueChip request={request} />
      <p>{rightsText(rights)}</p>
      <Quiet>{person_name ?? t('list.no_person')}</Quiet>
      <Quiet>
        {assigned_to ? t('list.assigned_to', { name: assigned_to.name }) : t('list.unassigned')}
        {tasks_total > 0 && ` · ${t('list.tasks', { done: tasks_total - tasks_open, total: tasks_total })}`}
      </Quiet>
    </Root>
  );
};
