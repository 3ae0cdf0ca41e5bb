import styled from 'styled-components';
import { SideMenu } from '../navigation/SideMenu';
import { Welcome } from '../navigation/Welcome';
import type { LayoutProps } from './LayoutProps';

export const Columns = styled.div<{ $shown: boolean }>`
  @media (min-width: calc(${({ theme }) => theme.wide} + 1px)) {
    display: grid;
    grid-template-columns: ${({ $shown }) => ($shown ? '232px minmax(0, 1fr)' : 'minmax(0, 1fr)')};
    gap: ${({ theme }) => theme.space(8)};
  }
  > main {
    min-width: 0;
  }
`;
export const Aside = styled.aside`
  @media (max-width: ${({ theme }) => theme.wide}) {
    display: none;
  }
`;

/** The left menu beside the page, on wide screens, when the user chose it. */
export const SideLayout = ({ shown, children }: LayoutProps & { shown: boolean }) => (
  <Columns $shown={shown}>
    {shown && (
      <Aside>
        <Welcome />
        <SideMenu />
      </Aside>
    )}
    {children}
  </Columns>
);
