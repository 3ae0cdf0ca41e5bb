import styled from 'styled-components';
import { LandingFooter } from './LandingFooter';
import { LandingHeader } from './LandingHeader';
import type { LayoutProps } from './LayoutProps';
import { LayoutRoot } from './Page';
import { SkipLink } from './SkipLink';

const Main = styled.main`
  min-width: 0;
  /* The foot is below what is seen first: it moves out of sight when the page grows. */
  min-height: 100dvh;
`;

/** Public pages: navigation with anchors, content, the long footer. */
export const LandingLayout = ({ children }: LayoutProps) => (
  <LayoutRoot>
    <SkipLink />
    <LandingHeader />
    <Main id="content" tabIndex={-1}>
      {children}
    </Main>
    <LandingFooter />
  </LayoutRoot>
);
