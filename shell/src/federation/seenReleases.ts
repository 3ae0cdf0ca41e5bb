import type { SeenReleases } from './checkReleases';

/** The end of a key is where keys differ. */
const slot = (publicKey: string): string => `release_numbers:${publicKey.slice(-24)}`;

/**
 * Kept in the browser's storage, apart for each signing key: another installation at the same address (a developer's
 * second clone) has a history of its own. Where storage is full, blocked or damaged, nothing was seen.
 */
export const seenReleases = (publicKey: string): SeenReleases => ({
  read: () => {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(slot(publicKey)) ?? '{}');
      const entries = Object.entries(stored as object).filter(([, value]) => typeof value === 'number');
      return Object.fromEntries(entries) as Record<string, number>;
    } catch {
      return {};
    }
  },
  write: (seen) => {
    try {
      localStorage.setItem(slot(publicKey), JSON.stringify(seen));
    } catch {
      // The signature still counts.
    }
  },
});
