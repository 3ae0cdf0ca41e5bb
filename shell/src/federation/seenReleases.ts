import type { SeenReleases } from './checkReleases';

const KEY = 'remote_releases';

/** Kept in the browser's storage; where that is full, blocked or damaged, nothing was seen. */
export const seenReleases: SeenReleases = {
  read: () => {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
      const entries = Object.entries(stored as object).filter(([, value]) => typeof value === 'string');
      return Object.fromEntries(entries) as Record<string, string>;
    } catch {
      return {};
    }
  },
  write: (seen) => {
    try {
      localStorage.setItem(KEY, JSON.stringify(seen));
    } catch {
      // The signature still counts.
    }
  },
};
