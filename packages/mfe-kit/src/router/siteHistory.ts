import { createPath, parsePath } from 'react-router-dom';
import type { Location, NavigationType, Navigator, To } from 'react-router-dom';

/** Where the page is, and how it got there. */
export interface HistoryEntry {
  location: Location;
  action: NavigationType;
}

/**
 * Decides about a navigation before it happens; `true` means it has been dealt with (or refused). `proceed` does it
 * after all.
 */
export type Interceptor = (address: string, proceed: () => void) => boolean;

/** What is kept of an entry in the browser's history. */
interface EntryRecord {
  state: unknown;
  key: string;
  /** Place among the entries of this site, so that a step back or forward can be undone. */
  index: number;
}

const POP = 'POP' as NavigationType;
const PUSH = 'PUSH' as NavigationType;
const REPLACE = 'REPLACE' as NavigationType;

const toAddress = (to: To): string => (typeof to === 'string' ? to : createPath(to));

const currentRecord = (): Partial<EntryRecord> => (history.state as Partial<EntryRecord> | null) ?? {};

const currentLocation = (): Location => {
  const { state = null, key = 'default' } = currentRecord();
  return { pathname: location.pathname, search: location.search, hash: location.hash, state, key };
};

/**
 * The browser's history as the router's navigator, with one place that every navigation of ours passes: the
 * shell loads a new build there, pages intercept to keep unsaved changes.
 */
const createSiteHistory = () => {
  let entry: HistoryEntry | undefined;
  const listeners = new Set<() => void>();
  const interceptors = new Set<Interceptor>();
  /** Those that also see the browser's back and forward buttons. */
  const popInterceptors = new Set<Interceptor>();
  // A reload comes back to an entry that has its place; the prerendering has no history at all.
  let index = typeof history === 'undefined' ? 0 : (currentRecord().index ?? 0);
  /** The next step of the browser is ours: undoing one that was refused, or doing one that was confirmed. */
  let stepping: 'undo' | 'confirmed' | null = null;
  /** Whether an address is opened by loading the page afresh, and by what. */
  let afresh:
    | { needed: (address: string) => boolean; page: Pick<Window['location'], 'assign' | 'replace'> }
    | undefined;
  let leaving = false;

  const publish = (action: NavigationType) => {
    entry = { location: currentLocation(), action };
    for (const listener of listeners) listener();
  };

  /** Gives the entry that the page was opened with, or that an anchor made, its place. */
  const markEntry = () => {
    const record = currentRecord();
    if (record.index === undefined) history.replaceState({ ...record, index }, '');
  };

  const move = (action: 'push' | 'replace', to: To, state: unknown) => {
    const address = toAddress(to);
    const proceed = () => {
      leaving = afresh?.needed(address) ?? false;
      if (!leaving) write(action, address, state);
      else afresh?.page[action === 'push' ? 'assign' : 'replace'](address);
    };
    if (![...interceptors].some((intercept) => intercept(address, proceed))) proceed();
  };

  const write = (action: 'push' | 'replace', address: string, state: unknown) => {
    markEntry();
    if (action === 'push') index += 1;
    const record: EntryRecord = { state: state ?? null, key: crypto.randomUUID().slice(0, 8), index };
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
    /**
     * From now on addresses for which `needed` is true are opened by loading the page afresh, once nobody intercepts
     * any more: questions about unsaved work come first and are ours, not the browser's.
     */
    loadAfresh: (
      needed: (address: string) => boolean,
      page: Pick<Window['location'], 'assign' | 'replace'> = window.location,
    ) => void (afresh = { needed, page }),
    /** The page is being left for good, by somebody who was asked already where there was something to ask. */
    isLeaving: (): boolean => leaving,
    /** Somebody has unsaved work. */
    isGuarded: (): boolean => interceptors.size > 0,
    /**
     * Lets `interceptor` see every navigation of ours first, with `pops` also the browser's back and forward
     * buttons: those have happened by then and are undone when it says so. Returns the function that removes it.
     */
    intercept: (interceptor: Interceptor, { pops = false }: { pops?: boolean } = {}) => {
      markEntry();
      interceptors.add(interceptor);
      if (pops) popInterceptors.add(interceptor);
      return () => {
        popInterceptors.delete(interceptor);
        return interceptors.delete(interceptor);
      };
    },
  };

  function onPop() {
    const target = currentRecord().index;
    if (target === undefined) {
      // An anchor of the page made this entry: one step forward.
      index += 1;
      markEntry();
      return publish(POP);
    }
    const steps = target - index;
    const own = stepping;
    stepping = null;
    if (own === 'undo') return;
    const proceed = () => {
      stepping = 'confirmed';
      history.go(steps);
    };
    const refused = () => [...popInterceptors].some((intercept) => intercept(createPath(location), proceed));
    if (own === null && steps !== 0 && refused()) {
      stepping = 'undo';
      history.go(-steps);
      return;
    }
    index = target;
    publish(POP);
  }
};

export const siteHistory = createSiteHistory();
