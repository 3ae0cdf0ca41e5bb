import { useAppSelector, useTexts } from '@yinyom/mfe-kit';
import { IconButton } from '@yinyom/ui/action/IconButton';
import { Logo } from '@yinyom/ui/foundation/Logo';
import { useState } from 'react';
import styled from 'styled-components';
import { useShellKeys } from '../keys/useShellKeys';
import { DomainMenu } from '../navigation/DomainMenu';
import { LanguageMenu } from '../navigation/LanguageMenu';
import { MainTabs } from '../navigation/MainTabs';
import { OrganizationMenu } from '../navigation/OrganizationMenu';
import { UserMenu } from '../navigation/UserMenu';
import { UserName } from '../navigation/UserName';
import { openPalette } from '../palette/openPalette';
import { PaletteButton } from '../palette/PaletteButton';
import { SampleBadge } from '../sample-data/SampleBadge';
import { SampleNotice } from '../sample-data/SampleNotice';
import { AppFooter } from './AppFooter';
import type { LayoutProps } from './LayoutProps';
import { MenuDrawer } from './MenuDrawer';
import { LayoutRoot, Page } from './Page';
import { SideLayout } from './SideLayout';
import { Bar, Content, Header, Home, MenuButton, Switchers } from './signedInParts';
import { SkipLink } from './SkipLink';

/** Without room it stands in the drawer. */
const WideOnly = styled.div`
  @media (max-width: ${({ theme }) => theme.wide}) {
    display: none;
  }
`;
/** Names give way to it, not the other way round. */
const BadgePlace = styled(WideOnly)`
  flex: none;
`;
const NotOnPhones = styled.div`
  @media (max-width: ${({ theme }) => theme.phone}) {
    display: none;
  }
`;

/** The signed-in frame: top bar with the switchers, left menu or tabs, footer (specification §2), and the keys of every page. */
export const DefaultLayout = ({ website = false, children }: LayoutProps) => {
  const t = useTexts('shell');
  const side = useAppSelector(({ preferences }) => preferences.menu === 'side');
  const [drawer, setDrawer] = useState(false);
  useShellKeys(openPalette);
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
            <BadgePlace>
              <SampleBadge />
            </BadgePlace>
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
      <AppFooter wide={side} />
      {drawer && <MenuDrawer onClose={() => setDrawer(false)} />}
    </LayoutRoot>
  );
};
