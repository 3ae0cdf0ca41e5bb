import { Link, useAppSelector, useTexts } from '@yinyom/mfe-kit';
import { IconButton } from '@yinyom/ui/action/IconButton';
import { Logo } from '@yinyom/ui/foundation/Logo';
import { useState } from 'react';
import styled from 'styled-components';
import { DomainMenu } from '../navigation/DomainMenu';
import { LanguageMenu } from '../navigation/LanguageMenu';
import { MainTabs } from '../navigation/MainTabs';
import { OrganizationMenu } from '../navigation/OrganizationMenu';
import { UserMenu } from '../navigation/UserMenu';
import { UserName } from '../navigation/UserName';
import { PaletteButton } from '../palette/PaletteButton';
import { SampleNotice } from '../sample-data/SampleNotice';
import { AppFooter } from './AppFooter';
import type { LayoutProps } from './LayoutProps';
import { MenuDrawer } from './MenuDrawer';
import { LayoutRoot, Page } from './Page';
import { SideLayout } from './SideLayout';
import { SkipLink } from './SkipLink';

const Header = styled.header`
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.surface};
`;
/** The menu beside the page has room of its own. */
const Frame = styled(Page)<{ $side: boolean }>`
  ${({ $side }) => $side && 'max-width: 1440px;'}
`;
const Bar = styled(Frame)`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-height: 64px;
  @media (max-width: ${({ theme }) => theme.wide}) {
    gap: 0;
    min-height: 56px;
    padding-inline: ${({ theme }) => theme.space(2)};
  }
  @media (max-height: 480px) {
    min-height: 44px;
  }
`;
const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  text-decoration: none;
  @media (max-width: ${({ theme }) => theme.phone}) {
    /* The mark alone is seen: the switcher needs the room. */
    svg + span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;
const Switchers = styled.div`
  display: flex;
  flex: 1;
  justify-content: flex-end;
  min-width: 0;
  gap: ${({ theme }) => theme.space(1)};
  > * {
    min-width: 0;
  }
`;
/** Without room it stands in the drawer. */
const WideOnly = styled.div`
  @media (max-width: ${({ theme }) => theme.wide}) {
    display: none;
  }
`;
const NotOnPhones = styled.div`
  @media (max-width: ${({ theme }) => theme.phone}) {
    display: none;
  }
`;
/** The grouped menu behind a button, wherever it does not stand beside the page already. */
const MenuButton = styled.div<{ $side: boolean }>`
  ${({ $side, theme }) => $side && `@media (min-width: calc(${theme.wide} + 1px)) { display: none; }`}
`;
const Content = styled(Frame)`
  flex: 1;
  padding-block: ${({ theme }) => theme.space(8)} ${({ theme }) => theme.space(12)};
  @media (max-width: ${({ theme }) => theme.phone}) {
    padding-block-start: ${({ theme }) => theme.space(5)};
  }
  @media (max-height: 480px) {
    padding-block-start: ${({ theme }) => theme.space(3)};
  }
`;

/** The signed-in frame: top bar with the switchers, the left menu or tabs, footer (specification §2). */
export const DefaultLayout = ({ website = false, children }: LayoutProps) => {
  const t = useTexts('shell');
  const side = useAppSelector(({ preferences }) => preferences.menu === 'side');
  const [drawer, setDrawer] = useState(false);
  return (
    <LayoutRoot>
      <SkipLink />
      <Header>
        <Bar $side={side}>
          <MenuButton $side={side}>
            <IconButton icon="menu" label={t('menu.open')} onClick={() => setDrawer(true)} />
          </MenuButton>
          <Home to="/">
            <Logo />
          </Home>
          <Switchers>
            <WideOnly>
              <OrganizationMenu />
            </WideOnly>
            <DomainMenu aboutSelected={website} />
          </Switchers>
          <PaletteButton />
          <NotOnPhones>
            <LanguageMenu />
          </NotOnPhones>
          <UserName />
          <UserMenu />
        </Bar>
        {!side && (
          <Page>
            <MainTabs />
          </Page>
        )}
      </Header>
      <Content $side={side}>
        <SideLayout shown={side}>
          <main id="content" tabIndex={-1}>
            <SampleNotice />
            {children}
          </main>
        </SideLayout>
      </Content>
      <AppFooter />
      {drawer && <MenuDrawer onClose={() => setDrawer(false)} />}
    </LayoutRoot>
  );
};
