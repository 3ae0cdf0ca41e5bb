import type { ListedRequest } from '@yinyom/contracts/requests/subjectRequest';
import { formatDate, Link } from '@yinyom/mfe-kit';
import { Table } from '@yinyom/ui/data/Table';
import { DueChip } from '../../clock/DueChip';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import { StateBadge } from '../../words/StateBadge';
import { useRightsText } from '../../words/useRightsText';

/** Requests in rows; each leads to its own page. */
export const RequestTable = ({ requests }: { requests: readonly ListedRequest[] }) => {
  const t = useComplianceTexts();
  const rightsText = useRightsText();
  return (
    <Table
      caption={t('list.table')}
      items={requests}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'number',
          title: t('list.number'),
          unbroken: true,
          cell: ({ id, number }) => <Link to={`/requests/${id}`}>{number}</Link>,
        },
        {
          key: 'due',
          title: t('list.due'),
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
