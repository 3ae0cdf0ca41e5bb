import { PLACES } from '@yinyom/contracts/places';
import { Link, useLocation, useSession, useTexts } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { Logo } from '@yinyom/ui/foundation/Logo';
import styled from 'styled-components';
import { CidLink } from '../navigation/CidLink';
import { LanguageMenu } from '../navigation/LanguageMenu';
import { UserName } from '../navigation/UserName';
import { Page } from './Page';

const Root = styled.header`
  position: sticky;
  top: 0;
  z-index: ${({ theme }) => theme.layer.sticky};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.surface};
`;
const Bar = styled(Page)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${({ theme }) => theme.space(3)};
  min-height: 64px;
  > a:first-child {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-inline-end: auto;
    text-decoration: none;
  }
  /* The links of the page are a line of their own. */
  @media (max-width: ${({ theme }) => theme.wide}) {
    padding-top: ${({ theme }) => theme.space(1)};
  }
  /* Room to spare: a word that is a little wider before its font arrives may not begin another line. */
  @media (max-width: ${({ theme }) => theme.phone}) {
    column-gap: ${({ theme }) => theme.space(1)};
    > a:not(:first-child) {
      padding-inline: 10px;
    }
  }
  @media (max-width: 360px) {
    > a:not(:first-child) {
      padding-inline: 6px;
    }
  }
  @media (max-width: 420px) {
    /* The mark says it; the word is still read out. */
    > a:first-child > span > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
const Anchors = styled.nav`
  display: flex;
  gap: ${({ theme }) => theme.space(1)};
  overflow-x: auto;
  a {
    display: inline-flex;
    flex: none;
    align-items: center;
    min-height: 44px;
    padding: 0 10px;
    color: ${({ theme }) => theme.color.ink};
    text-decoration: none;
  }
  a:hover {
    color: ${({ theme }) => theme.color.primary};
  }
  @media (max-width: ${({ theme }) => theme.wide}) {
    order: 9;
    flex-basis: 100%;
  }
`;

const ANCHORS = ['why', 'benefits', 'price', 'about', 'faq'] as const;

/** Public navigation: anchors of the front page, language, log in and sign up with the `cid` of the address. */
export const LandingHeader = () => {
  const t = useTexts('landing');
  const { search } = useLocation();
  const { signedIn } = useSession();
  return (
    <Root>
      <Bar>
        <CidLink to="/">
          <Logo />
        </CidLink>
        <Anchors data-scroll-row="" aria-label={t('nav.label')}>
          {ANCHORS.map((anchor) => (
            <Link key={anchor} to={{ pathname: '/', search, hash: anchor }}>
              {t(`nav.${anchor}`)}
            </Link>
          ))}
        </Anchors>
        <LanguageMenu />
        {signedIn ? (
          <UserName />
        ) : (
          <>
            <ButtonLink as={CidLink} $kind="quiet" $size="small" to={PLACES.login}>
              {t('nav.login')}
            </ButtonLink>
            <ButtonLink as={CidLink} $size="small" to={PLACES.signup}>
              {t('nav.signup')}
            </ButtonLink>
          </>
        )}
      </Bar>
    </Root>
  );
};
