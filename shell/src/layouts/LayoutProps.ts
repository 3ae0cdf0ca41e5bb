import type { ReactNode } from 'react';

/** Every layout draws its frame around one page. */
export interface LayoutProps {
  children: ReactNode;
}
