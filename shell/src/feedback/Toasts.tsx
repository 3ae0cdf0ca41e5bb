import { useAppSelector } from '@yinyom/mfe-kit';
import { dismissToast } from '@yinyom/mfe-kit/shell';
import { Toast, ToastArea } from '@yinyom/ui/overlay/Toast';
import { useEffect, useRef } from 'react';
import { toastClearance } from './toastClearance';

/** Older browsers draw notices in the page itself: below an open modal, but readable. */
const hasPopover = () => typeof HTMLElement.prototype.showPopover === 'function';

/** What may bring another bar to the bottom of the window, or take it away. */
const MOVES = ['scroll', 'resize', 'click'] as const;

/** The short notices on screen. Shown anew with every change, so that they stand above a modal opened meanwhile. */
export const Toasts = () => {
  const list = useAppSelector(({ toasts }) => toasts);
  const area = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = area.current;
    if (!element?.isConnected || !hasPopover()) return undefined;
    if (list.length > 0) element.showPopover();
    return () => element.hidePopover();
  }, [list]);

  useEffect(() => {
    if (list.length === 0) return undefined;
    const place = () => area.current?.style.setProperty('--toast-clearance', `${toastClearance()}px`);
    place();
    for (const event of MOVES) window.addEventListener(event, place, { passive: true, capture: true });
    // A page that is still loading brings its bar when nobody moves anything.
    const arrivals = new MutationObserver(place);
    arrivals.observe(document.body, { childList: true, subtree: true });
    return () => {
      arrivals.disconnect();
      for (const event of MOVES) window.removeEventListener(event, place, { capture: true });
    };
  }, [list]);

  return (
    <ToastArea ref={area} popover={hasPopover() ? 'manual' : undefined}>
      {list.map(({ id, kind, text }) => (
        <Toast key={id} kind={kind} onClose={() => dismissToast(id)}>
          {text}
        </Toast>
      ))}
    </ToastArea>
  );
};
