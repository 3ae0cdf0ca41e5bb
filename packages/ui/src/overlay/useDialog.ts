import { useEffect, useId, useRef } from 'react';
import type { SyntheticEvent } from 'react';

/**
 * What a window over the page needs, for as long as it is rendered. The browser's own dialog keeps the focus inside,
 * makes the page behind inert and closes on Escape; the focus returns to where it was.
 * @returns attributes of the `dialog` element, and the id of the heading that names it
 */
export const useDialog = (onClose: () => void) => {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => {
    const before = document.activeElement;
    const element = ref.current;
    element?.showModal();
    return () => {
      element?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    // A file chooser inside that is closed sends the same event upwards.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  return { dialog: { ref, onCancel, 'aria-labelledby': heading }, heading };
};
