import { useTexts } from '@yinyom/mfe-kit';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { ButtonLink } from './ButtonLink';
import type { Refusal } from './refusalOf';

/** The website is not the user's to see, or no longer exists; leads to where the user may go. */
export const RefusedState = ({ refusal }: { refusal: Refusal }) => {
  const t = useTexts('websites');
  if (refusal === 'forbidden') {
    return (
      <EmptyState
        icon="lock"
        title={t('common.forbidden')}
        action={<ButtonLink to="/dashboard">{t('common.toDashboard')}</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      icon="alert"
      title={t('common.notFoundTitle')}
      action={<ButtonLink to="/websites">{t('common.toWebsites')}</ButtonLink>}
    >
      {t('common.notFoundText')}
    </EmptyState>
  );
};
