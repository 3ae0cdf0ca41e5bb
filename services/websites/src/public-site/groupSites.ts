import { makeRoom } from '@yinyom/service-kit/makeRoom';

/** What of a group decides which script a host gets. */
export interface GroupSite {
  site_key: string;
  /** Every host that the script may run on besides their sub-domains. */
  hosts: string[];
}
/** What a group has for a host: null where no website of it is meant; undefined where nobody has the key. */
type Found = GroupSite | null | undefined;
interface Parts {
  /** @param host null: only whether somebody has the key */
  find(groupKey: string, host: string | null): Promise<Found>;
  /** Remembers a host outside the group that has its tag. */
  noteUnknown(groupKey: string, host: string): Promise<void>;
}
interface Entry {
  found: Found;
  checked: number;
}

/** Nothing older than this is served unless the database cannot be asked: as long as a publication takes to be seen. */
const OLDEST_MS = 1_800;
const MOST_ENTRIES = 5_000;
/** What is no website is kept apart: trying out hosts and keys pushes no website out of memory. */
const MOST_UNKNOWN = 1_000;
/** A host is noted at most this often by one process. */
const NOTED_MS = 60 * 60_000;
const MOST_NOTED = 1_000;
/** A host as browsers name it, in the ASCII form; IP addresses are no websites. */
const HOST = /^(?=.{1,253}$)(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z0-9-]{2,63}$/;

/** The host that a page said it has, or null. Pure. */
export const hostGiven = (given: string): string | null => {
  const host = given.toLowerCase();
  return HOST.test(host) ? host : null;
};

/** The host of a Referer header, of which its origin is enough; null without one. Pure. */
export const refererHost = (header: string | undefined): string | null => {
  if (header === undefined || header.length > 4_000 || !URL.canParse(header)) return null;
  return hostGiven(new URL(header).hostname);
};

/** Which website of a group a host belongs to, in memory for as long as a publication takes to be seen everywhere. */
export const createGroupSites = ({ find, noteUnknown }: Parts, now: () => number = Date.now) => {
  const websites = new Map<string, Entry>();
  const others = new Map<string, Entry>();
  const noted = new Map<string, number>();

  const note = (groupKey: string, host: string): void => {
    const key = `${groupKey} ${host}`;
    if (now() - (noted.get(key) ?? -NOTED_MS) < NOTED_MS) return;
    makeRoom(noted, MOST_NOTED);
    noted.set(key, now());
    // A list that misses an entry stops no visitor.
    void noteUnknown(groupKey, host).catch(() => noted.delete(key));
  };

  const keep = (key: string, found: Found): void => {
    websites.delete(key);
    others.delete(key);
    const [entries, most] = found ? [websites, MOST_ENTRIES] : [others, MOST_UNKNOWN];
    makeRoom(entries, most);
    entries.set(key, { found, checked: now() });
  };

  /** @param host null: the page did not say where it is */
  return async (groupKey: string, host: string | null): Promise<Found> => {
    const key = `${groupKey} ${host ?? ''}`;
    const known = websites.get(key) ?? others.get(key);
    if (known && now() - known.checked < OLDEST_MS) return known.found;
    try {
      const found = await find(groupKey, host);
      if (found === null && host !== null) note(groupKey, host);
      keep(key, found);
      return found;
    } catch (error) {
      if (known) return known.found;
      throw error;
    }
  };
};
export type GroupSites = ReturnType<typeof createGroupSites>;
