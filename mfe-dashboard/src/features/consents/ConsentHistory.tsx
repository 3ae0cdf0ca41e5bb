import type { ConsentLog } from '@yinyom/contracts/consents/consent';
import { formatDateTime, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { LongName } from '@yinyom/ui/data/LongName';
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
    {
      key: 'time',
      title: t('evidence.field.time'),
      unbroken: true,
      cell: (entry) => formatDateTime(entry.consent_time),
    },
    {
      key: 'action',
      title: t('evidence.field.action'),
      cell: (entry) => t(`evidence.action.${entry.action}`),
    },
    {
      key: 'result',
      title: t('evidence.field.result'),
      cell: (entry) => <ConsentTypeBadge type={entry.result} />,
    },
    {
      key: 'status',
      title: t('evidence.field.status'),
      cell: (entry) => t(`evidence.status.${entry.status}`),
    },
    {
      key: 'method',
      title: t('evidence.field.method'),
      cell: (entry) => t(`evidence.method.${entry.method}`),
    },
    {
      key: 'page',
      title: t('evidence.field.page'),
      cell: (entry) => (entry.page_url ? <LongName>{readableAddress(entry.page_url)}</LongName> : '–'),
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
