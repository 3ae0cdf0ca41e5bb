import type { Refusal } from '@yinyom/contracts/papers/processingRecord';
import { formatDate, Link } from '@yinyom/mfe-kit';
import { Table } from '@yinyom/ui/data/Table';
import { useRecordTexts } from '../../texts/useRecordTexts';
import { useRequestWords } from '../../texts/useRequestWords';

/** Rejected requests without their persons, as the record prints them. */
export const RefusalTable = ({ refusals }: { refusals: readonly Refusal[] }) => {
  const t = useRecordTexts();
  const words = useRequestWords();
  return (
    <Table
      caption={t('refusals.table')}
      items={refusals}
      rowKey={({ number }) => number}
      columns={[
        {
          key: 'number',
          title: t('refusals.number'),
          unbroken: true,
          cell: ({ number }) => <Link to={`/requests?state=all&q=${number}`}>{number}</Link>,
        },
        { key: 'sections', title: t('refusals.sections'), cell: ({ sections }) => sections.join(', ') },
        {
          key: 'reason',
          title: t('refusals.reason'),
          cell: ({ reason }) => (reason === null ? t('item.empty') : words(`reasons.${reason}`)),
        },
        {
          key: 'date',
          title: t('refusals.date'),
          unbroken: true,
          cell: ({ rejected_at }) => formatDate(rejected_at),
        },
      ]}
    />
  );
};
