import type { BulkAction, BulkOutcome, BulkRow } from '@yinyom/contracts/bulk/bulkAction';
import { formatNumber, Link, useLang } from '@yinyom/mfe-kit';
import { PagedList } from '@yinyom/mfe-kit/components/PagedList';
import { CopyButton } from '@yinyom/ui/action/CopyButton';
import { Badge, type BadgeTone } from '@yinyom/ui/data/Badge';
import { LongName } from '@yinyom/ui/data/LongName';
import { Table, type Column } from '@yinyom/ui/data/Table';
import { useApplicationQuery } from '@yinyom/mfe-kit/platformCalls';
import { useMemo } from 'react';
import { useBulkRowsInfiniteQuery } from '../../api/bulkApi';
import { RowsSkeleton } from '../../common/RowsSkeleton';
import { useBulkTexts } from '../../texts/useBulkTexts';

const TONES: Record<BulkOutcome, BadgeTone> = {
  waiting: 'neutral',
  done: 'success',
  created: 'success',
  unchanged: 'neutral',
  skipped: 'warning',
  failed: 'danger',
};

/** What an owner pastes, for sending it to whoever looks after the website. */
const Snippet = ({ id }: { id: string }) => {
  const t = useBulkTexts();
  const script = useApplicationQuery({ params: { id }, quiet: true }).currentData?.script;
  return script ? (
    <CopyButton kind="secondary" size="small" text={script}>
      {t('copy_snippet')}
    </CopyButton>
  ) : null;
};

const columnsOf = (
  t: ReturnType<typeof useBulkTexts>,
  { action, number }: { action: BulkAction['action']; number: (value: number) => string },
): Column<BulkRow>[] => [
  {
    key: 'site',
    title: t('website'),
    minWidth: '220px',
    cell: ({ application_id, domain_name, position }) =>
      application_id && action !== 'delete' ? (
        <Link to={`/websites/${application_id}`}>
          <LongName>{domain_name}</LongName>
        </Link>
      ) : (
        <LongName>{domain_name || t('row', { number: number(position) })}</LongName>
      ),
  },
  {
    key: 'outcome',
    title: t('outcome'),
    phone: 'end',
    cell: ({ outcome }) => <Badge tone={TONES[outcome]}>{t(`outcome_${outcome}`)}</Badge>,
  },
  { key: 'reason', title: t('reason'), phone: 'bare', cell: ({ message }) => message ?? '–' },
  ...(action === 'import' || action === 'snippets'
    ? [
        {
          key: 'snippet',
          title: t('snippet'),
          cell: ({ application_id }: BulkRow) => (application_id ? <Snippet id={application_id} /> : '–'),
        },
      ]
    : []),
];

interface BulkRowsProps {
  action: BulkAction;
  /** None but websites that came to this; empty: all. */
  outcome: BulkOutcome | '';
}

/** What became of each website. */
export const BulkRows = ({ action: { id, action }, outcome }: BulkRowsProps) => {
  const t = useBulkTexts();
  const lang = useLang();
  const list = useBulkRowsInfiniteQuery(
    { params: { id }, query: { ...(outcome && { outcome }) }, quiet: true },
    { refetchOnMountOrArgChange: true },
  );
  const columns = useMemo(
    () => columnsOf(t, { action, number: (value) => formatNumber(value, lang) }),
    [t, lang, action],
  );
  return (
    <PagedList list={list} current placeholder={<RowsSkeleton />}>
      {(rows) => (
        <Table
          caption={t('websites')}
          columns={columns}
          items={rows}
          rowKey={({ position }) => String(position)}
        />
      )}
    </PagedList>
  );
};
