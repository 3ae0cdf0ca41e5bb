import type { ServerChoice } from '@yinyom/server';
import { ConsentGate, type Category } from '@yinyom/react';
import type { ReactNode } from 'react';

interface ServerGateProps {
  /** Of `readChoice`. */
  choice: ServerChoice | null;
  category: 1 | 2 | 3 | 4;
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * What needs consent, left out where the page is made already: without a proved choice it is not in the HTML. With one it still
 * waits in the browser until the choice of now is known there, so that a withdrawal counts before the next answer.
 */
export const ServerGate = ({ choice, category, fallback = null, children }: ServerGateProps): ReactNode =>
  choice?.[category] ? (
    <ConsentGate category={category satisfies Category} fallback={fallback}>
      {children}
    </ConsentGate>
  ) : (
    fallback
  );
