import type { ListedRequest } from '@yinyom/contracts/requests/subjectRequest';
import { formatDate, Link } from '@yinyom/mfe-kit';
import { Table } from '@yinyom/ui/data/Table';
import type { RequestOrder } from '../../filters/useRequestFilters';
import { headingSort } from '../../layout/headingSort';
import { DueChip } from '../../clock/DueChip';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import { StateBadge } from '../../words/StateBadge';
import { useRightsText } from '../../words/useRightsText';

interface RequestTableProps {
  requests: readonly ListedRequest[];
  order: RequestOrder;
  onOrder: (order: RequestOrder) => void;
}

/** Requests in rows; each leads to its own page. Headings of numbers and days order the list. */
export const RequestTable = ({ requests, order, onOrder }: RequestTableProps) => {
  const t = useComplianceTexts();
  const rightsText = useRightsText();
  const by = (sort: RequestOrder['sort']) => headingSort(order, sort, onOrder);
  return (
    <Table
      caption={t('list.table')}
      items={requests}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'number',
          title: t('list.number'),
          sort: by('number'),
          unbroken: true,
          cell: ({ id, number }) => <Link to={`/requests/${id}`}>{number}</Link>,
        },
        {
          key: 'due',
          title: t('list.due'),
          sort: by('due_at'),
          phone: 'bare',
          cell: (request) => <DueChip request={request} />,
        },
        {
          key: 'state',
          title: t('list.state'),
          phone: 'end',
          cell: ({ state }) => <StateBadge state={state} />,
        },
        { key: 'rights', title: t('list.rights'), phone: 'bare', cell: ({ rights }) => rightsText(rights) },
        {
          key: 'person',
          title: t('list.person'),
          cell: ({ person_name }) => person_name ?? t('list.no_person'),
        },
        {
          key: 'received',
          title: t('list.received'),
          sort: by('received_at'),
          unbroken: true,
          cell: ({ received_at }) => formatDate(received_at),
        },
        {
          key: 'assigned',
          title: t('list.assigned'),
          cell: ({ assigned_to }) => assigned_to?.name ?? t('list.unassigned'),
        },
      ]}
    />
  );
};
