import { useSyncExternalStore, type ReactNode } from 'react';
import type { YinyomApi, YinyomConsent } from '../api/yinyomApi';

const EVENTS = ['yinyom:ready', 'yinyom:change'];

let latest: YinyomConsent | null = null;
/** The same object as long as the choice is the same, so that React has nothing to draw anew. */
const read = (): YinyomConsent | null => {
  const now = (window.yinyom as YinyomApi | undefined)?.get?.() ?? null;
  if (JSON.stringify(now) !== JSON.stringify(latest)) latest = now;
  return latest;
};
const subscribe = (changed: () => void): (() => void) => {
  for (const event of EVENTS) addEventListener(event, changed);
  return () => {
    for (const event of EVENTS) removeEventListener(event, changed);
  };
};
const onServer = (): null => null;

/** The visitor's present choice; null while undecided, on the server, and until the script has come. */
export const useConsent = (): YinyomConsent | null => useSyncExternalStore(subscribe, read, onServer);

interface WithConsentProps {
  /** Category id or type: 2 preference, 3 statistics, 4 marketing. */
  category: string | number;
  /** What stands there without consent. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Renders its children while a category is granted. */
export const WithConsent = ({ category, fallback = null, children }: WithConsentProps): ReactNode => {
  const consent = useConsent();
  return consent?.categories[category] || consent?.types[category] ? children : fallback;
};
