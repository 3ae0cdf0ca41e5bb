import { Page } from './Page';
import type { LayoutProps } from './LayoutProps';

/** Nothing around the page: for errors that leave no other frame standing. */
export const BlankLayout = ({ children }: LayoutProps) => (
  <Page as="main" id="content" tabIndex={-1}>
    {children}
  </Page>
);
