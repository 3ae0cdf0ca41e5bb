import { formatDateTime, formatNumber, useLang, useTexts } from '@yinyom/mfe-kit';
import { pagedItems } from '@yinyom/mfe-kit/components/pagedItems';
import { PagedList } from '@yinyom/mfe-kit/components/PagedList';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import { Table } from '@yinyom/ui/data/Table';
import { usePolicyVersionPagesInfiniteQuery } from '../../api/policyApi';
import { ExternalLink } from '../../common/ExternalLink';
import { RowsSkeleton } from '../../common/RowsSkeleton';

/** Every version that was published, each at the address where it stays: proofs of decisions name it by its hash. */
export const PolicyVersions = ({ applicationId }: { applicationId: string }) => {
  const t = useTexts('websites');
  const lang = useLang();
  const list = usePolicyVersionPagesInfiniteQuery({ params: { id: applicationId }, query: {}, quiet: true });
  if (pagedItems(list, true)?.length === 0) return null;
  return (
    <Card as="section" aria-label={t('policy.versions')}>
      <Stack $gap={4}>
        <h2>{t('policy.versions')}</h2>
        <PagedList list={list} current placeholder={<RowsSkeleton rows={2} />}>
          {(versions) => (
            <Table
              caption={t('policy.versions')}
              items={versions}
              rowKey={({ version }) => String(version)}
              columns={[
                {
                  key: 'version',
                  title: t('policy.version'),
                  cell: ({ version, published_url }) => (
                    <ExternalLink href={published_url}>{formatNumber(version, lang)}</ExternalLink>
                  ),
                },
                {
                  key: 'published',
                  title: t('policy.publishedAt'),
                  cell: ({ published_at }) => formatDateTime(published_at),
                },
                {
                  key: 'changed',
                  title: t('policy.partsChanged'),
                  align: 'end',
                  cell: ({ diff }) => formatNumber(diff.length, lang),
                },
                { key: 'note', title: t('policy.note'), cell: ({ note }) => note ?? '–' },
              ]}
            />
          )}
        </PagedList>
      </Stack>
    </Card>
  );
};
