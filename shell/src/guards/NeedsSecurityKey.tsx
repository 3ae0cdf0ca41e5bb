import { PLACES } from '@yinyom/contracts/places';
import { Link, useTexts } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { EmptyState } from '@yinyom/ui/data/EmptyState';

/** This installation demands a security key of Admins: leads to adding one, before anything else of the organization. */
export const NeedsSecurityKey = () => {
  const t = useTexts('shell');
  return (
    <EmptyState
      heading="h1"
      icon="lock"
      title={t('security_key_title')}
      action={
        <ButtonLink as={Link} to={PLACES.securityKey}>
          {t('security_key_add')}
        </ButtonLink>
      }
    >
      {t('security_key_text')}
    </EmptyState>
  );
};
