import { ConfirmationDialog } from './ConfirmationDialog';
import { Modals } from './Modals';
import { Toasts } from './Toasts';

/** Everything that code opens over the page: modals, questions, notices. */
export const Feedback = () => (
  <>
    <Modals />
    <ConfirmationDialog />
    <Toasts />
  </>
);
