import { askedConfirmation, lazyPart, openModals, toasts } from '@yinyom/mfe-kit';
import { Suspense } from 'react';
import { loadFeedback } from './loadFeedback';
import { RetryWhenOnline } from './RetryWhenOnline';

const Feedback = lazyPart(loadFeedback, RetryWhenOnline);

/** Draws modals, questions and notices once there is one: the front page does not load their code for nothing. */
export const FeedbackHost = () => {
  const modals = openModals.use().length;
  const notices = toasts.use().length;
  const question = askedConfirmation.use();
  if (modals + notices === 0 && !question) return null;
  return (
    <Suspense fallback={null}>
      <Feedback />
    </Suspense>
  );
};
