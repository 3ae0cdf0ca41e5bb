import { useEffect } from 'react';
import { focusIfLost } from './focusIfLost';

/** Id of the place of a page that says the state of its thing: there the focus goes when a window removed its own button. */
export const STATE_PLACE = 'page-state';

/** For a window: after it closed, its button may be gone with the state of the thing. */
export const useFocusAfterWindow = (): void => {
  useEffect(
    () => () =>
      // After the window itself gave the focus back.
      queueMicrotask(() => focusIfLost(document.getElementById(STATE_PLACE))),
    [],
  );
};
