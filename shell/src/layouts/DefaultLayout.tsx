import { Link, useTexts } from '@yinyom/mfe-kit';
import { IconButton } from '@yinyom/ui/action/IconButton';
import { Logo } from '@yinyom/ui/foundation/Logo';
import { useState } from 'react';
import styled from 'styled-components';
import { DomainMenu } from '../navigation/DomainMenu';
import { LanguageMenu } from '../navigation/LanguageMenu';
import { MainTabs } from '../navigation/MainTabs';
import { useMenuPlace } from '../navigation/menuPlace';
import { OrganizationMenu } from '../navigation/OrganizationMenu';
import { UserMenu } from '../navigation/UserMenu';
import { UserName } from '../navigation/UserName';
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
const Bar = styled(Page)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${({ theme }) => theme.space(2)};
  min-height: 64px;
  > a:first-of-type {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-inline-end: auto;
    text-decoration: none;
  }
  @media (max-width: ${({ theme }) => theme.wide}) {
    padding-block: 4px;
  }
`;
const Switchers = styled.div`
  display: flex;
  min-width: 0;
  gap: ${({ theme }) => theme.space(1)};
  @media (max-width: ${({ theme }) => theme.wide}) {
    order: 9;
    flex-basis: 100%;
    > * {
      min-width: 0;
    }
  }
`;
/** The grouped menu behind a button, wherever it does not stand beside the page already. */
const MenuButton = styled.div<{ $side: boolean }>`
  ${({ $side, theme }) => $side && `@media (min-width: calc(${theme.wide} + 1px)) { display: none; }`}
`;
const Tabs = styled(Page)<{ $side: boolean }>`
  ${({ $side, theme }) => $side && `@media (min-width: calc(${theme.wide} + 1px)) { display: none; }`}
`;
const Content = styled(Page)`
  padding-block: ${({ theme }) => theme.space(8)} ${({ theme }) => theme.space(12)};
`;

/** The signed-in frame: top bar with the switchers, tabs or the left menu, footer (specification §2). */
export const DefaultLayout = ({ children }: LayoutProps) => {
  const t = useTexts('shell');
  const side = useMenuPlace() === 'side';
  const [drawer, setDrawer] = useState(false);
  return (
    <LayoutRoot>
      <SkipLink />
      <Header>
        <Bar>
          <MenuButton $side={side}>
            <IconButton icon="menu" label={t('menu.open')} onClick={() => setDrawer(true)} />
          </MenuButton>
          <Link to="/">
            <Logo />
          </Link>
          <Switchers>
            <OrganizationMenu />
            <DomainMenu />
          </Switchers>
          <LanguageMenu />
          <UserName />
          <UserMenu />
        </Bar>
        <Tabs $side={side}>
          <MainTabs />
        </Tabs>
      </Header>
      <Content as="main" id="content" tabIndex={-1}>
        <SideLayout shown={side}>{children}</SideLayout>
      </Content>
      <AppFooter />
      {drawer && <MenuDrawer onClose={() => setDrawer(false)} />}
    </LayoutRoot>
  );
};
