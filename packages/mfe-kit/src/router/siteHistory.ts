import { createPath, parsePath } from 'react-router-dom';
import type { Location, NavigationType, Navigator, To } from 'react-router-dom';

/** Where the page is, and how it got there. */
export interface HistoryEntry {
  location: Location;
  action: NavigationType;
}

/** Decides about a navigation before it happens; `true` means it has been dealt with (or refused). */
export type Interceptor = (address: string) => boolean;

const POP = 'POP' as NavigationType;
const PUSH = 'PUSH' as NavigationType;
const REPLACE = 'REPLACE' as NavigationType;

const toAddress = (to: To): string => (typeof to === 'string' ? to : createPath(to));

const currentLocation = (): Location => ({
  pathname: location.pathname,
  search: location.search,
  hash: location.hash,
  state: (history.state as { state?: unknown } | null)?.state ?? null,
  key: (history.state as { key?: string } | null)?.key ?? 'default',
});

/**
 * The browser's history as the router's navigator, with one place that every navigation of ours passes: the
 * shell intercepts there to load a new build, pages intercept to keep unsaved changes.
 */
const createSiteHistory = () => {
  let entry: HistoryEntry | undefined;
  const listeners = new Set<() => void>();
  const interceptors = new Set<Interceptor>();

  const publish = (action: NavigationType) => {
    entry = { location: currentLocation(), action };
    for (const listener of listeners) listener();
  };

  const move = (action: 'push' | 'replace', to: To, state: unknown) => {
    const address = toAddress(to);
    if ([...interceptors].some((intercept) => intercept(address))) return;
    const record = { state: state ?? null, key: crypto.randomUUID().slice(0, 8) };
    history[action === 'push' ? 'pushState' : 'replaceState'](record, '', address);
    publish(action === 'push' ? PUSH : REPLACE);
  };

  const navigator: Navigator = {
    createHref: toAddress,
    encodeLocation: (to) => ({
      pathname: '',
      search: '',
      hash: '',
      ...(typeof to === 'string' ? parsePath(to) : to),
    }),
    push: (to, state) => move('push', to, state),
    replace: (to, state) => move('replace', to, state),
    go: (delta) => history.go(delta),
  };

  return {
    navigator,
    current: (): HistoryEntry => (entry ??= { location: currentLocation(), action: POP }),
    subscribe: (listener: () => void) => {
      if (listeners.size === 0) window.addEventListener('popstate', onPop);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('popstate', onPop);
      };
    },
    /** Lets `interceptor` see every navigation first. Returns the function that removes it. */
    intercept: (interceptor: Interceptor) => {
      interceptors.add(interceptor);
      return () => interceptors.delete(interceptor);
    },
  };

  function onPop() {
    publish(POP);
  }
};

export const siteHistory = createSiteHistory();
