import type { ReactNode } from 'react';

/** Every layout draws its frame around one page. */
export interface LayoutProps {
  /** The page is about the selected website: its frame offers another one. */
  website?: boolean;
  children: ReactNode;
}
