import { useEffect } from 'react';
import { focusIfLost } from './focusIfLost';

/** Id of the place that says the state of a request: there the focus goes when a window removed its own button. */
export const REQUEST_PLACE = 'request-state';

/** For a window: after it closed, its button may be gone with the state of the request. */
export const useFocusAfterWindow = (): void => {
  useEffect(
    () => () =>
      // After the window itself gave the focus back.
      queueMicrotask(() => focusIfLost(document.getElementById(REQUEST_PLACE))),
    [],
  );
};
