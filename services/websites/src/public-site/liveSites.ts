import type { SdkPayload } from '@yinyom/notice/configuration/toSdkPayload';
import { makeRoom } from '@yinyom/service-kit/makeRoom';
import type { PublicationStore } from '../publish/publication.store';
import type { PublicationRecord } from '../publish/PublicationRecord';

/** A website as its visitors get it now. A new object whenever anything of it changed. */
export interface LiveSite {
  publication: PublicationRecord;
  payload: SdkPayload;
}

interface Entry {
  site: LiveSite | null;
  /** Of the publication as it was read; null when there was none. */
  marker: number | null;
  checked: number;
}

/** From this age on an entry is compared in the background, so that a busy site never waits. */
const REFRESH_MS = 1_000;
/** Nothing older than this is served unless the database cannot be asked. */
const OLDEST_MS = 1_800;
const MOST_SITES = 5_000;
/** Keys that nobody has, kept apart: trying them out pushes no website out of memory. */
const MOST_UNKNOWN = 1_000;

/**
 * Websites in memory. Any process sees another one's publication within two seconds: an entry is compared by its
 * marker, one small read, and read again only when that differs. While the database is away the last known state
 * is served.
 */
export const createLiveSites = (publications: PublicationStore, now: () => number = Date.now) => {
  const published = new Map<string, Entry>();
  const unknown = new Map<string, Entry>();
  const running = new Map<string, Promise<LiveSite | null>>();
  /** Counts changes in this process: what was read before one is not kept. */
  let changes = 0;

  const find = (siteKey: string): Entry | undefined => published.get(siteKey) ?? unknown.get(siteKey);

  const keep = (siteKey: string, entry: Entry): void => {
    published.delete(siteKey);
    unknown.delete(siteKey);
    const [entries, most] = entry.marker === null ? [unknown, MOST_UNKNOWN] : [published, MOST_SITES];
    makeRoom(entries, most);
    entries.set(siteKey, entry);
  };

  const load = async (siteKey: string): Promise<LiveSite | null> => {
    const known = find(siteKey);
    const started = now();
    const seenChanges = changes;
    if (known) {
      const marker = await publications.markerOf(siteKey);
      if (marker === known.marker) {
        known.checked = started;
        return known.site;
      }
    }
    const publication = await publications.bySiteKey(siteKey);
    const site =
      publication && !publication.held
        ? { publication, payload: JSON.parse(publication.payload) as SdkPayload }
        : null;
    if (seenChanges !== changes) return site;
    keep(siteKey, { site, marker: publication?.marker ?? null, checked: started });
    return site;
  };

  const refresh = (siteKey: string): Promise<LiveSite | null> => {
    const already = running.get(siteKey);
    if (already) return already;
    const loading = load(siteKey).finally(() => running.delete(siteKey));
    running.set(siteKey, loading);
    return loading;
  };

  return {
    /** A website that was compared lately; undefined when the database has to be asked first. */
    atHand: (siteKey: string): LiveSite | null | undefined => {
      const entry = find(siteKey);
      return entry && now() - entry.checked < REFRESH_MS ? entry.site : undefined;
    },

    /** The published website behind a public key; null when nobody has it or nobody published it yet. */
    get: async (siteKey: string): Promise<LiveSite | null> => {
      const entry = find(siteKey);
      if (!entry) return refresh(siteKey);
      const age = now() - entry.checked;
      if (age < REFRESH_MS) return entry.site;
      const fresh = refresh(siteKey).catch(() => entry.site);
      return age < OLDEST_MS ? entry.site : fresh;
    },

    /** Something about a website changed in this process. */
    forget: (siteKey: string): void => {
      changes += 1;
      published.delete(siteKey);
      unknown.delete(siteKey);
      running.delete(siteKey);
    },
  };
};
export type LiveSites = ReturnType<typeof createLiveSites>;
