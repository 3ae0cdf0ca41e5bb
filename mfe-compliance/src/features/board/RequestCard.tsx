import type { ListedRequest } from '@yinyom/contracts/requests/subjectRequest';
import { Link } from '@yinyom/mfe-kit';
import { Quiet } from '../../layout/Quiet';
import { CardItem } from '../../layout/CardItem';
import { DueChip } from '../../clock/DueChip';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import { useRightsText } from '../../words/useRightsText';

/** A request on the board: number, clock, rights, person, who works on it. */
export const RequestCard = ({ request }: { request: ListedRequest }) => {
  const t = useComplianceTexts();
  const rightsText = useRightsText();
  const { id, number, rights, person_name, assigned_to, tasks_total, tasks_open } = request;
  return (
    <CardItem $gap={1}>
      <Link to={`/requests/${id}`}>{number}</Link>
      <DueChip request={request} />
      <p>{rightsText(rights)}</p>
      <Quiet>{person_name ?? t('list.no_person')}</Quiet>
      <Quiet>
        {assigned_to ? t('list.assigned_to', { name: assigned_to.name }) : t('list.unassigned')}
        {tasks_total > 0 && ` · ${t('list.tasks', { done: tasks_total - tasks_open, total: tasks_total })}`}
      </Quiet>
    </CardItem>
  );
};
