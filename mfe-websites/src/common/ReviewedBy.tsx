import { formatDateTime, Link } from '@yinyom/mfe-kit';
import { useReviewQuery } from '../api/reviewApi';
import { useReviewTexts } from '../texts/useReviewTexts';

/** Beside a version: who reviewed it and when. Nothing where nobody did. A statement of that person, no approval. */
export const ReviewedBy = ({ applicationId, version }: { applicationId: string; version: number }) => {
  const t = useReviewTexts();
  const { currentData } = useReviewQuery({ params: { id: applicationId }, quiet: true });
  const reviews = currentData?.reviews.filter((review) => review.version === version) ?? [];
  return reviews.map(({ by, at }) => (
    <p key={by.id}>
      <Link to={`/review/${applicationId}`}>
        {t(by.external ? 'by_external' : 'by', { name: by.name })} · {formatDateTime(at)}
      </Link>
    </p>
  ));
};
