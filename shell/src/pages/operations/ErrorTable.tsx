import type { PartError } from '@yinyom/contracts/release/partErrors';
import { errorMessage, formatDateTime, formatNumber, openModal, useLang, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Table } from '@yinyom/ui/data/Table';
import { ErrorModal } from './ErrorModal';
import { useListPartErrorsQuery } from './partsApi';

const open = (error: PartError) => () => openModal((close) => <ErrorModal id={error.id} close={close} />);

/** Messages of a build, the latest first. */
export const ErrorTable = ({ name, build }: { name: string; build: string }) => {
  const t = useTexts('operations');
  const lang = useLang();
  const { data, error, isError, refetch } = useListPartErrorsQuery({ query: { name, build } });
  if (isError) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>;
  if (!data) return <Skeleton $height="120px" />;
  if (data.errors.length === 0) return <EmptyState icon="check" heading="h3" title={t('no_messages')} />;
  return (
    <Table
      caption={t('messages', { name, build })}
      items={data.errors}
      rowKey={({ id }) => id}
      columns={[
        { key: 'message', title: t('message'), cell: ({ message }) => message, minWidth: '16rem' },
        { key: 'kind', title: t('kind'), phone: 'bare', cell: ({ kind }) => t(`kind_${kind}`) },
        { key: 'pages', title: t('pages'), cell: ({ pages }) => pages.join(' ') },
        { key: 'day', title: t('day'), align: 'end', cell: ({ day }) => formatNumber(day, lang) },
        { key: 'count', title: t('count'), align: 'end', cell: ({ count }) => formatNumber(count, lang) },
        { key: 'last', title: t('last_seen'), cell: ({ last_seen }) => formatDateTime(last_seen) },
        {
          key: 'details',
          title: t('details'),
          hiddenTitle: true,
          align: 'end',
          cell: (row) => (
            <Button
              kind="secondary"
              size="small"
              aria-label={`${t('details')}: ${row.message}`}
              onClick={open(row)}
            >
              {t('details')}
            </Button>
          ),
        },
      ]}
    />
  );
};
