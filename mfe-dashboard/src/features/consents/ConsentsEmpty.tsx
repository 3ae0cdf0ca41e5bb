import { getSession, Link, useTexts } from '@yinyom/mfe-kit';
import { ROLES } from '@yinyom/contracts/constants';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { Button } from '@yinyom/ui/action/Button';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { useDashboardSiteQuery } from './siteApi';

interface ConsentsEmptyProps {
  applicationId: string;
  filtered: boolean;
  onClear: () => void;
}

/**
 * Nothing to list: because of the filters, because nothing was published yet, or because no visitor has decided yet.
 * Says what to do next.
 */
export const ConsentsEmpty = ({ applicationId, filtered, onClear }: ConsentsEmptyProps) => {
  const t = useTexts('dashboard');
  const { currentData: application } = useDashboardSiteQuery({ params: { id: applicationId }, quiet: true });
  if (filtered) {
    return (
      <EmptyState
        icon="filter"
        title={t('consents.noMatchTitle')}
        action={
          <Button kind="secondary" onClick={onClear}>
            {t('consents.clear')}
          </Button>
        }
      >
        {t('consents.noMatchText')}
      </EmptyState>
    );
  }
  const mayInstall = getSession().role >= ROLES.member;
  if (application?.template_version === 0) {
    return (
      <EmptyState
        icon="alert"
        title={t('consents.unpublishedTitle')}
        action={
          mayInstall && (
            <ButtonLink as={Link} $kind="secondary" to={`/websites/${applicationId}?section=banner`}>
              {t('consents.toBanner')}
            </ButtonLink>
          )
        }
      >
        {t('consents.unpublishedText')}
      </EmptyState>
    );
  }
  // A script that was seen needs no installing: the period has no decisions, and that is all that can be said.
  if (application && (application.verification === 'verified' || application.installation?.seen_at)) {
    return (
      <EmptyState icon="shield" title={t('consents.emptyTitle')}>
        {t('consents.quietText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="shield"
      title={t('consents.emptyTitle')}
      action={
        mayInstall && (
          <ButtonLink as={Link} $kind="secondary" to={`/websites/${applicationId}?section=script`}>
            {t('consents.install')}
          </ButtonLink>
        )
      }
    >
      {t('consents.emptyText')}
    </EmptyState>
  );
};
