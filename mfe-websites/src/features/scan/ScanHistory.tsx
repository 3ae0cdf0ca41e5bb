import type { Scan } from '@yinyom/contracts/scanner/scan';
import { formatDateTime, formatNumber, Link, useLang, useTexts } from '@yinyom/mfe-kit';
import { PagedList } from '@yinyom/mfe-kit/components/PagedList';
import { Table } from '@yinyom/ui/data/Table';
import type { Column } from '@yinyom/ui/data/Table';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useScanPagesInfiniteQuery } from '../../api/scanApi';
import { RowsSkeleton } from '../../common/RowsSkeleton';
import { ScanStatusBadge } from '../../common/ScanStatusBadge';

/** What matters most comes first: narrow windows cut off the end. */
const NUMBERS = [
  ['violations', 'scan.violations'],
  ['cookies_found', 'scan.found'],
  ['new', 'scan.new'],
  ['removed', 'scan.removed'],
  ['changed', 'scan.changed'],
  ['pages_done', 'scan.pages'],
] as const;

/** Scans of a website, newest first, each leading to its result. */
export const ScanHistory = ({ applicationId, onClose }: { applicationId: string; onClose: () => void }) => {
  const t = useTexts('websites');
  const lang = useLang();
  const list = useScanPagesInfiniteQuery(
    { params: { id: applicationId }, query: {}, quiet: true },
    { refetchOnMountOrArgChange: true },
  );
  const columns: Column<Scan>[] = [
    {
      key: 'time',
      title: t('scan.time'),
      unbroken: true,
      cell: (scan) => (
        <Link to={`/websites/${applicationId}/scans/${scan.id}`}>{formatDateTime(scan.created_at)}</Link>
      ),
    },
    { key: 'status', title: t('scan.state'), cell: ({ status }) => <ScanStatusBadge status={status} /> },
    {
      key: 'by',
      title: t('scan.by'),
      cell: ({ requested_by: by }) => (by === 'schedule' ? t('scan.bySchedule') : by.name),
    },
    ...NUMBERS.map(([key, text]): Column<Scan> => ({
      key,
      title: t(text),
      align: 'end',
      cell: (scan) => formatNumber(scan[key], lang),
    })),
  ];
  return (
    <Modal title={t('scan.history')} width={1040} onClose={onClose}>
      <PagedList list={list} current placeholder={<RowsSkeleton rows={3} />}>
        {(scans) => (
          <Table caption={t('scan.history')} columns={columns} items={scans} rowKey={({ id }) => id} />
        )}
      </PagedList>
    </Modal>
  );
};
