import { Link, useTexts } from '@yinyom/mfe-kit';
import { buttonLook } from '@yinyom/ui/action/buttonLook';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import styled from 'styled-components';

const DashboardLink = styled(Link)`
  ${buttonLook('secondary')}
`;

/** Shown instead of a page that the user's role does not reach (specification §6). */
export const NoPermission = () => {
  const t = useTexts('shell');
  const message = useTexts('messages');
  return (
    <EmptyState
      icon="lock"
      heading="h1"
      title={message('forbidden')}
      action={<DashboardLink to="/dashboard">{t('to_dashboard')}</DashboardLink>}
    />
  );
};
