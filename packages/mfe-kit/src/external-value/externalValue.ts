import { useSyncExternalStore } from 'react';

/** A value outside React that components can follow. */
export interface ExternalValue<T> {
  get: () => T;
  set: (next: T | ((previous: T) => T)) => void;
  /** React hook. */
  use: () => T;
}

/** Makes a value that code outside components may change and components re-render on. */
export const externalValue = <T>(initial: T): ExternalValue<T> => {
  let value = initial;
  const listeners = new Set<() => void>();
  const get = () => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get,
    set: (next) => {
      value = typeof next === 'function' ? (next as (previous: T) => T)(value) : next;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get, get),
  };
};
