import { lazyPart, useAppSelector } from '@yinyom/mfe-kit';
import { Suspense } from 'react';
import { loadFeedback } from './loadFeedback';
import { RetryWhenOnline } from './RetryWhenOnline';

const Feedback = lazyPart(loadFeedback, RetryWhenOnline);

/** Draws modals, questions and notices once there is one: the front page does not load their code for nothing. */
export const FeedbackHost = () => {
  const wanted = useAppSelector(
    ({ modals, toasts, confirmation }) => modals.length + toasts.length > 0 || confirmation !== null,
  );
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Feedback />
    </Suspense>
  );
};
