import { isApiError, useTexts } from '@yinyom/mfe-kit';
import { EmptyState } from '@yinyom/ui/data/EmptyState';

/** Why a website's figures cannot be shown at all, however often one tries. */
export type Refusal = 'forbidden' | 'gone';

/** The refusal behind a failed call; undefined when trying again can help. */
export const refusalOf = (error: unknown): Refusal | undefined => {
  if (!isApiError(error)) return undefined;
  if (error.status === 403) return 'forbidden';
  return error.status === 404 ? 'gone' : undefined;
};

/** Says that the chosen website is not (or no longer) the user's to look at. */
export const RefusedPage = ({ refusal }: { refusal: Refusal }) => {
  const t = useTexts('dashboard');
  if (refusal === 'forbidden') return <EmptyState icon="lock" title={t('messages:forbidden')} />;
  return (
    <EmptyState icon="alert" title={t('page.goneTitle')}>
      {t('page.goneText')}
    </EmptyState>
  );
};
