import { ErrorState } from '@yinyom/ui/data/ErrorState';
import type { ReactNode } from 'react';

/** The red box above a form: one sentence, announced at once; nothing when all is well. */
export const ProblemBox = ({ children }: { children: ReactNode }) =>
  children ? <ErrorState>{children}</ErrorState> : null;
