import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { ReviewWebsites } from '../features/review/ReviewWebsites';
import { useReviewTexts } from '../texts/useReviewTexts';

/** `/review`: where a reviewer starts from. */
export const ReviewsPage = () => {
  const t = useReviewTexts();
  return (
    <>
      <PageHeader title={t('title')} note={t('lead')} />
      <ReviewWebsites />
    </>
  );
};
