import { Link, useTexts } from '@yinyom/mfe-kit';
import styled from 'styled-components';

const Root = styled.nav`
  display: inline-flex;
  border: 1px solid ${({ theme }) => theme.color.lineStrong};
  border-radius: ${({ theme }) => theme.radius.normal};
  > a {
    display: flex;
    align-items: center;
    min-height: 42px;
    padding: 4px 14px;
    border-radius: inherit;
    color: ${({ theme }) => theme.color.ink};
    text-decoration: none;
    white-space: nowrap;
  }
  > a[aria-current] {
    background: ${({ theme }) => theme.color.primarySoft};
    color: ${({ theme }) => theme.color.primary};
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
`;

/** The two views of an organization's websites: as a list, and all of them at once. */
export const ViewSwitch = ({ shown }: { shown: 'list' | 'portfolio' }) => {
  const t = useTexts('websites');
  return (
    <Root aria-label={t('views.label')}>
      <Link to="/websites" aria-current={shown === 'list' ? 'page' : undefined}>
        {t('views.list')}
      </Link>
      <Link to="/portfolio" aria-current={shown === 'portfolio' ? 'page' : undefined}>
        {t('views.portfolio')}
      </Link>
    </Root>
  );
};
