import { Link, useTexts } from '@yinyom/mfe-kit';
import { buttonLook } from '@yinyom/ui/action/buttonLook';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import styled from 'styled-components';

const AddLink = styled(Link)`
  ${buttonLook('primary')}
`;

/** This installation demands a security key of Admins: leads to adding one, before anything else of the organization. */
export const NeedsSecurityKey = () => {
  const t = useTexts('shell');
  return (
    <EmptyState
      heading="h1"
      icon="lock"
      title={t('security_key_title')}
      action={<AddLink to="/twofa/security-key">{t('security_key_add')}</AddLink>}
    >
      {t('security_key_text')}
    </EmptyState>
  );
};
