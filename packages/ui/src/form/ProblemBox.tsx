import { ErrorState } from '../data/ErrorState';
import type { ReactNode } from 'react';

/** The red box above a form (specification §5): one sentence, announced at once; nothing when all is well. */
export const ProblemBox = ({ children }: { children: ReactNode }) =>
  children ? <ErrorState>{children}</ErrorState> : null;
