import { dismissToast, toasts } from '@yinyom/mfe-kit';
import { Toast, ToastArea } from '@yinyom/ui/overlay/Toast';

/** The short notices on screen. */
export const Toasts = () => (
  <ToastArea>
    {toasts.use().map(({ id, kind, text }) => (
      <Toast key={id} kind={kind} onClose={() => dismissToast(id)}>
        {text}
      </Toast>
    ))}
  </ToastArea>
);
