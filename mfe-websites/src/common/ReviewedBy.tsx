import { formatDateTime, Link } from '@yinyom/mfe-kit';
import { useReviewQuery } from '../api/reviewApi';
import { useReviewTexts } from '../texts/useReviewTexts';

/** At a version: who reviewed it and when, which is a statement of that person and no approval, and open remarks on its texts. */
export const ReviewedBy = ({ applicationId, version }: { applicationId: string; version: number }) => {
  const t = useReviewTexts();
  const { currentData } = useReviewQuery({ params: { id: applicationId }, quiet: true });
  const reviews = currentData?.reviews.filter((review) => review.version === version) ?? [];
  const open =
    currentData?.remarks.filter((remark) => remark.version === version && remark.settled === null).length ??
    0;
  const to = `/review/${applicationId}`;
  return (
    <>
      {reviews.map(({ by, at }) => (
        <p key={by.id}>
          <Link to={to}>
            {t(by.external ? 'by_external' : 'by', { name: by.name })} · {formatDateTime(at)}
          </Link>
        </p>
      ))}
      {open > 0 && (
        <p>
          <Link to={to}>
            {t('remarks')}: {t('remarks_open', { number: open })}
          </Link>
        </p>
      )}
    </>
  );
};
