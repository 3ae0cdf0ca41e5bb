import { Link, useTexts } from '@yinyom/mfe-kit';
import { buttonLook } from '@yinyom/ui/action/buttonLook';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import styled from 'styled-components';

const AccountLink = styled(Link)`
  ${buttonLook('secondary')}
`;

/** Shown to a user who belongs to no organization: an invitation has to be accepted first. */
export const NoOrganization = () => {
  const t = useTexts('shell');
  return (
    <EmptyState
      heading="h1"
      icon="building"
      title={t('no_organization_title')}
      action={<AccountLink to="/account">{t('to_invitations')}</AccountLink>}
    >
      {t('no_organization_text')}
    </EmptyState>
  );
};
