import { PLACES } from '@yinyom/contracts/places';
import { Link, useLocation, useSession, useTexts } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { Logo } from '@yinyom/ui/foundation/Logo';
import styled from 'styled-components';
import { LanguageMenu } from '../navigation/LanguageMenu';
import { UserName } from '../navigation/UserName';
import { AppFooter } from './AppFooter';
import { LayoutRoot, Page } from './Page';
import type { LayoutProps } from './LayoutProps';
import { SkipLink } from './SkipLink';

const Ground = styled(LayoutRoot)`
  background:
    radial-gradient(60rem 30rem at 110% -10%, ${({ theme }) => theme.color.accentSoft}, transparent),
    linear-gradient(
      160deg,
      ${({ theme }) => theme.color.primarySoft},
      ${({ theme }) => theme.color.canvas} 65%
    );
`;
const Bar = styled(Page)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(2)};
  min-height: 72px;
  > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    text-decoration: none;
  }
  > div {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space(2)};
  }
`;
const Card = styled.main`
  width: min(480px, calc(100% - 24px));
  margin: ${({ theme }) => theme.space(6)} auto ${({ theme }) => theme.space(12)};
  padding: ${({ theme }) => theme.space(8)};
  border-radius: 16px;
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow};
  @media (max-width: ${({ theme }) => theme.phone}) {
    padding: ${({ theme }) => theme.space(5)};
  }
`;
const Middle = styled.div`
  flex: 1;
  /* The foot is below what is seen first: it moves out of sight when the form grows. */
  @media (max-width: ${({ theme }) => theme.phone}) {
    min-height: 100dvh;
  }
`;

/** Gradient ground, navigation, one white card, footer: pages around signing in. */
export const AuthLayout = ({ children }: LayoutProps) => {
  const t = useTexts('shell');
  const { pathname } = useLocation();
  const { signedIn } = useSession();
  return (
    <Ground>
      <SkipLink />
      <Bar as="header">
        <Link to="/">
          <Logo />
        </Link>
        <div>
          <LanguageMenu />
          {signedIn && <UserName />}
          {!signedIn && pathname !== PLACES.login && (
            <ButtonLink as={Link} $kind="secondary" $size="small" to={PLACES.login}>
              {t('login')}
            </ButtonLink>
          )}
        </div>
      </Bar>
      <Middle>
        <Card id="content" tabIndex={-1}>
          {children}
        </Card>
      </Middle>
      <AppFooter />
    </Ground>
  );
};
