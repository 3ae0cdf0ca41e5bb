import type { ConsentLog } from '@yinyom/contracts/consents/consent';
import { formatDateTime, useTexts } from '@yinyom/mfe-kit';
import { Stack } from '@yinyom/ui/data/Stack';
import { Table } from '@yinyom/ui/data/Table';
import type { Column } from '@yinyom/ui/data/Table';
import { ConsentTypeBadge } from './ConsentTypeBadge';

/** Every decision of the visitor, as the append-only log has it. */
export const ConsentHistory = ({ entries }: { entries: readonly ConsentLog[] }) => {
  const t = useTexts('dashboard');
  const columns: Column<ConsentLog>[] = [
    { key: 'time', title: t('consents.time'), cell: (entry) => formatDateTime(entry.consent_time) },
    { key: 'action', title: t('detail.action'), cell: (entry) => t(`action.${entry.action}`) },
    { key: 'result', title: t('consents.result'), cell: (entry) => <ConsentTypeBadge type={entry.result} /> },
    { key: 'method', title: t('detail.method'), cell: (entry) => t(`method.${entry.method}`) },
    { key: 'page', title: t('detail.page'), cell: (entry) => entry.page_url ?? '–' },
  ];
  return (
    <Stack as="section" $gap={2}>
      <h3>{t('detail.history')}</h3>
      <Table
        caption={t('detail.history')}
        columns={columns}
        items={entries}
        rowKey={(entry) => entry.log_id}
      />
    </Stack>
  );
};
