import type { YinyomApi, YinyomConsent } from '@yinyom/types';

/** The visitor's choice, and whoever wants to hear when it becomes another one. */
export interface ChoiceStore {
  /** The same object as long as the choice is the same; null while undecided, on a server, and until the script has come. */
  get(): YinyomConsent | null;
  /** @returns a function that stops listening */
  subscribe(listener: () => void): () => void;
}

/** The window's one store, whichever copy or version of these packages came first. */
const KEY = Symbol.for('yinyom');
type Page = Record<symbol, ChoiceStore | undefined> & { yinyom?: YinyomApi };

/** A server knows no choice: what it draws is what a browser draws first. */
const SERVER: ChoiceStore = { get: () => null, subscribe: () => () => undefined };

const createStore = (page: Page): ChoiceStore => {
  const listeners = new Set<() => void>();
  let known: YinyomConsent | null = null;
  let text = 'null';
  const read = (): YinyomConsent | null => {
    // With the asynchronous snippet a queue stands there first, which has no `get`.
    const next = page.yinyom?.get?.() ?? null;
    const now = JSON.stringify(next);
    if (now !== text) [known, text] = [next, now];
    return known;
  };
  // Whoever read meanwhile knows already, the others do not: everybody is told, and compares what was read.
  const heard = (): void => listeners.forEach((listener) => listener());
  const EVENTS = ['yinyom:ready', 'yinyom:change'];
  return {
    get: read,
    subscribe(listener) {
      // Listens to the window only while somebody listens to it.
      if (listeners.size === 0) EVENTS.forEach((name) => addEventListener(name, heard));
      const own = (): void => listener();
      listeners.add(own);
      return () => {
        listeners.delete(own);
        if (listeners.size === 0) EVENTS.forEach((name) => removeEventListener(name, heard));
      };
    },
  };
};

/** The choice of this window; on a server one that is never made. */
export const choiceStore = (): ChoiceStore => {
  if (typeof window === 'undefined') return SERVER;
  const page = window as unknown as Page;
  const store = page[KEY];
  if (store) return store;
  const made = createStore(page);
  Object.defineProperty(page, KEY, { value: made });
  return made;
};
