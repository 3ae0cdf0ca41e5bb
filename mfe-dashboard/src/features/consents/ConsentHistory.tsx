import type { ConsentLog } from '@yinyom/contracts/consents/consent';
import { formatDateTime, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { Table } from '@yinyom/ui/data/Table';
import type { Column } from '@yinyom/ui/data/Table';
import { ConsentTypeBadge } from './ConsentTypeBadge';
import { readableAddress } from './readableAddress';

interface ConsentHistoryProps {
  entries: readonly ConsentLog[];
  /** Absent when the reader may not see whole entries. */
  onOpen?: (logId: string) => void;
}

/** Every decision of the visitor, as the append-only log has it. */
export const ConsentHistory = ({ entries, onOpen }: ConsentHistoryProps) => {
  const t = useTexts('dashboard');
  const columns: Column<ConsentLog>[] = [
    { key: 'time', title: t('consents.time'), cell: (entry) => formatDateTime(entry.consent_time) },
    { key: 'action', title: t('detail.action'), cell: (entry) => t(`action.${entry.action}`) },
    { key: 'result', title: t('consents.result'), cell: (entry) => <ConsentTypeBadge type={entry.result} /> },
    { key: 'status', title: t('detail.status'), cell: (entry) => t(`status.${entry.status}`) },
    { key: 'method', title: t('detail.method'), cell: (entry) => t(`method.${entry.method}`) },
    {
      key: 'page',
      title: t('detail.page'),
      cell: (entry) => (entry.page_url ? readableAddress(entry.page_url) : '–'),
    },
  ];
  if (onOpen)
    columns.push({
      key: 'open',
      title: t('log.open'),
      hiddenTitle: true,
      cell: (entry) => (
        <Button
          kind="quiet"
          size="small"
          aria-label={t('log.openOf', { time: formatDateTime(entry.consent_time) })}
          onClick={() => onOpen(entry.log_id)}
        >
          {t('log.open')}
        </Button>
      ),
    });
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
