'use client';

import type { Category } from '@yinyom/choice';
import type { ReactNode } from 'react';
import { useConsent } from './useConsent';

interface ConsentGateProps {
  category: Category | readonly Category[];
  /** Stands there meanwhile, also on the server and while the page wakes up, so that both draw the same. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** What needs consent: drawn with it only, and gone again when it is withdrawn. What is not drawn cannot load. */
export const ConsentGate = ({ category, fallback = null, children }: ConsentGateProps): ReactNode =>
  useConsent(category) ? children : fallback;
