import { Link } from '@yinyom/mfe-kit';
import styled from 'styled-components';
import { Page } from './Page';

/** Parts of the signed-in frame, drawn by the console, and as text before any script has run. */
export const Header = styled.header`
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.surface};
`;
/** The menu beside the page has room of its own. */
export const Frame = styled(Page)<{ $side: boolean }>`
  ${({ $side }) => $side && 'max-width: 1440px;'}
`;
export const Bar = styled(Frame)`
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
export const Home = styled(Link)`
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
export const Switchers = styled.div`
  display: flex;
  flex: 1;
  justify-content: flex-end;
  min-width: 0;
  gap: ${({ theme }) => theme.space(1)};
  > * {
    min-width: 0;
  }
`;
export const Content = styled(Frame)`
  flex: 1;
  padding-block: ${({ theme }) => theme.space(8)} ${({ theme }) => theme.space(12)};
  /* The foot is below what is seen first: it moves out of sight when the page grows. */
  min-height: 100dvh;
  @media (max-width: ${({ theme }) => theme.phone}) {
    padding-block-start: ${({ theme }) => theme.space(5)};
  }
  @media (max-height: 480px) {
    padding-block-start: ${({ theme }) => theme.space(3)};
  }
`;

/** The grouped menu behind a button, wherever it does not stand beside the page already. */
export const MenuButton = styled.div<{ $side: boolean }>`
  ${({ $side, theme }) => $side && `@media (min-width: calc(${theme.wide} + 1px)) { display: none; }`}
`;
