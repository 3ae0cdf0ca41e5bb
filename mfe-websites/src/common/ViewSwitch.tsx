import { Link, useTexts } from '@yinyom/mfe-kit';
import styled from 'styled-components';

const Root = styled.nav`
  display: inline-flex;
  flex-wrap: wrap;
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

interface ViewSwitchProps {
  shown: 'list' | 'portfolio' | 'day' | 'groups';
  /** Whether there are enough websites for a view of all at once. */
  withPortfolio?: boolean;
}

/** The views of an organization's websites: as a list, all of them at once, those that need attention, and in groups. */
export const ViewSwitch = ({ shown, withPortfolio = true }: ViewSwitchProps) => {
  const t = useTexts('websites');
  return (
    <Root aria-label={t('views.label')}>
      <Link to="/websites" aria-current={shown === 'list' ? 'page' : undefined}>
        {t('views.list')}
      </Link>
      {withPortfolio && (
        <Link to="/portfolio" aria-current={shown === 'portfolio' ? 'page' : undefined}>
          {t('views.portfolio')}
        </Link>
      )}
      <Link to="/portfolio/day" aria-current={shown === 'day' ? 'page' : undefined}>
        {t('views.day')}
      </Link>
      <Link to="/groups" aria-current={shown === 'groups' ? 'page' : undefined}>
        {t('views.groups')}
      </Link>
    </Root>
  );
};
