import { errorMessage, Link, useSession } from '@yinyom/mfe-kit';
import { Badge } from '@yinyom/ui/data/Badge';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Table } from '@yinyom/ui/data/Table';
import { useReviewWebsitesQuery } from '../../api/reviewApi';
import { RowsSkeleton } from '../../common/RowsSkeleton';
import { useReviewTexts } from '../../texts/useReviewTexts';

/** The websites of the organization, with what is published and what the reader reviewed last. */
export const ReviewWebsites = () => {
  const t = useReviewTexts();
  const id = useSession().organizationId ?? '';
  const { data, error, isError, refetch } = useReviewWebsitesQuery({ params: { id } }, { skip: !id });
  if (isError) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>;
  if (!data) return <RowsSkeleton height="64px" />;
  if (data.entities.length === 0)
    return (
      <EmptyState icon="globe" title={t('empty')}>
        {t('empty_text')}
      </EmptyState>
    );
  return (
    <Table
      caption={t('websites')}
      items={data.entities}
      rowKey={({ application_id }) => application_id}
      columns={[
        {
          key: 'website',
          title: t('website'),
          cell: ({ application_id, name, domain_name }) => (
            <>
              <Link to={`/review/${application_id}`}>{domain_name}</Link>
              {name !== domain_name && ` · ${name}`}
            </>
          ),
        },
        {
          key: 'published',
          title: t('published'),
          cell: ({ version }) => (version === 0 ? t('unpublished') : String(version)),
        },
        {
          key: 'mine',
          title: t('mine'),
          cell: ({ reviewed_version }) => (reviewed_version === null ? t('none') : String(reviewed_version)),
        },
        {
          key: 'state',
          title: t('state'),
          cell: ({ version, reviewed_version }) =>
            version > 0 &&
            (version === reviewed_version ? (
              <Badge tone="success">{t('done')}</Badge>
            ) : (
              <Badge tone="warning">{t('due')}</Badge>
            )),
        },
      ]}
    />
  );
};
