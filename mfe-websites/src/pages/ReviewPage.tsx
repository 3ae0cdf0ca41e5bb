import { formatDateTime, Link, useParams, usePageTitle } from '@yinyom/mfe-kit';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { Stack } from '@yinyom/ui/data/Stack';
import { useReviewQuery } from '../api/reviewApi';
import { PublishedPictures } from '../features/banner/preview/PublishedPictures';
import { ReviewChanges } from '../features/review/ReviewChanges';
import { ReviewCheck } from '../features/review/ReviewCheck';
import { ReviewCookies } from '../features/review/ReviewCookies';
import { ReviewRecords } from '../features/review/ReviewRecords';
import { ReviewRemarks } from '../features/review/ReviewRemarks';
import { ReviewTexts } from '../features/review/ReviewTexts';
import { SignReview } from '../features/review/SignReview';
import { RefusedState } from '../common/RefusedState';
import { refusalOf } from '../common/refusalOf';
import { RowsSkeleton } from '../common/RowsSkeleton';
import { useReviewTexts } from '../texts/useReviewTexts';

/** `/review/{id}`: all that a reviewer reads of one website, and the record that it was read. */
export const ReviewPage = () => {
  const t = useReviewTexts();
  const { id = '' } = useParams();
  const query = useReviewQuery({ params: { id }, quiet: true }, { refetchOnMountOrArgChange: true });
  const page = query.currentData;
  const title = page ? t('page_title', { domain: page.application.domain_name }) : t('title');
  usePageTitle(title);
  const refusal = refusalOf(query.error);
  if (refusal) return <RefusedState refusal={refusal} />;
  const published = page?.published;
  return (
    <>
      <p>
        <Link to="/review">← {t('back')}</Link>
      </p>
      <PageHeader
        title={title}
        note={
          published &&
          t('page_note', {
            version: String(published.version),
            time: formatDateTime(published.published_at),
            controller: published.controller,
          })
        }
      />
      {!page && query.isError && !query.isFetching && <ErrorState onRetry={() => void query.refetch()} />}
      {!page && (!query.isError || query.isFetching) && <RowsSkeleton height="160px" />}
      {page && !published && (
        <EmptyState icon="eye" title={t('nothing')}>
          {t('nothing_text')}
        </EmptyState>
      )}
      {page && (
        <Stack $gap={5}>
          {published && (
            <>
              <ReviewChanges since={page.since} />
              <ReviewCheck findings={published.lint} />
              <PublishedPictures
                siteKey={page.application.site_key}
                published={published}
                onNewer={query.refetch}
              />
              <ReviewTexts page={{ ...page, published }} />
              <ReviewCookies published={published} />
              <SignReview id={id} published={published} reviews={page.reviews} />
            </>
          )}
          <ReviewRemarks page={page} />
          <ReviewRecords application={page.application} reviews={page.reviews} />
        </Stack>
      )}
    </>
  );
};
