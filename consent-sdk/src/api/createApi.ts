import type { YinyomApi, YinyomConsent, YinyomEvent, YinyomQueue } from './yinyomApi';

/** Tells the page: an event `yinyom:<name>` on the window with the present choice as its detail, or null. */
export const announce = (event: YinyomEvent, consent?: YinyomConsent | null): void => {
  dispatchEvent(new CustomEvent(`yinyom:${event}`, { detail: consent }));
};

/** Whether an earlier copy of the script already runs on this window (a page with two snippets has one banner). */
export const isRunning = (api: Window['yinyom']): boolean => !!api && Object.isFrozen(api);

/** The calls of `window.yinyom` that need the rest of the script. */
type Actions = Pick<YinyomApi, 'open' | 'get' | 'set' | 'withdraw' | 'receipt'>;

/** Makes `window.yinyom` and carries out what the inline stub has queued. */
export const publishApi = (
  actions: Actions,
  version: string,
  waiting: YinyomQueue['q'] | undefined,
): void => {
  const api: YinyomApi = Object.freeze({
    version,
    ...actions,
    on(event: YinyomEvent, listener: (consent: YinyomConsent | null) => void) {
      const name = `yinyom:${event}`;
      const heard = (happened: Event): void => listener((happened as CustomEvent).detail);
      addEventListener(name, heard);
      // Listeners can only be added to a script that is ready.
      if (event === 'ready') listener(actions.get());
      return () => removeEventListener(name, heard);
    },
  });
  Object.defineProperty(window, 'yinyom', { value: api });
  if (!Array.isArray(waiting)) return;
  for (const [method, args] of waiting) {
    (api[method as keyof YinyomApi] as ((...all: unknown[]) => void) | undefined)?.(...args);
  }
};
