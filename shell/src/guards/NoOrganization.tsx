import { PLACES } from '@yinyom/contracts/places';
import { Link, useTexts } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { EmptyState } from '@yinyom/ui/data/EmptyState';

/** Shown to a user who belongs to no organization: an invitation has to be accepted first. */
export const NoOrganization = () => {
  const t = useTexts('shell');
  return (
    <EmptyState
      heading="h1"
      icon="building"
      title={t('no_organization_title')}
      action={
        <ButtonLink as={Link} $kind="secondary" to={PLACES.account}>
          {t('to_invitations')}
        </ButtonLink>
      }
    >
      {t('no_organization_text')}
    </EmptyState>
  );
};
