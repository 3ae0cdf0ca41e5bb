import { HOUR_MS } from '@yinyom/contracts/durations';
import { truncateIp } from '@yinyom/service-kit/request/truncateIp';
import type { PublishedSite, WebsitesClient } from '../sites/siteDirectory';

/** The same is told again after this time; the websites service looks at a website no oftener by itself. */
const AGAIN_MS = 5 * 60_000;
/** Different strange hosts in an hour: an owner who tries the script has one or two, a flood has many. */
const PER_NETWORK = 5;
const PER_SITE = 20;
const MOST_KEYS = 20_000;

/** Counts by key until the time is up; a full store begins anew, so that it never grows. */
const createCounts = (lifeMs: number, now: () => number) => {
  let counts = new Map<string, number>();
  let ends = 0;
  return (key: string): number => {
    if (now() >= ends || counts.size >= MOST_KEYS) {
      counts = new Map();
      ends = now() + lifeMs;
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count;
  };
};

/**
 * Tells the websites service on which hosts browsers meet a website's script. What is remembered belongs to one state
 * of the website: after a change of its domain it is told anew, in this process and in every other.
 */
export const createSightings = (
  websites: Pick<WebsitesClient, 'markSeen' | 'markForeign'>,
  now: () => number = Date.now,
) => {
  const told = new Map<string, number>();
  const networks = createCounts(HOUR_MS, now);
  const sites = createCounts(HOUR_MS, now);

  /** @returns whether it is to be told; the caller forgets it again when telling failed */
  const isNews = (key: string): boolean => {
    if ((told.get(key) ?? 0) > now()) return false;
    if (told.size >= MOST_KEYS) told.clear();
    told.set(key, now() + AGAIN_MS);
    return true;
  };

  return {
    /** A page of the website shows its banner or sent a decision. */
    own: ({ application_id, marker = 0 }: PublishedSite, host: string): void => {
      const key = `${application_id} ${marker}`;
      if (!isNews(key)) return;
      websites.markSeen({ application_id, host }).catch(() => told.delete(key));
    },

    /**
     * A page of somebody else's host runs the script: nothing is recorded, and its owner may learn why.
     * @param ip of the browser; no network can fill the list of a website
     */
    foreign: ({ application_id, marker = 0 }: PublishedSite, host: string, ip: string): void => {
      const key = `${application_id} ${marker} ${host}`;
      if (host.length > 260 || !isNews(key)) return;
      if (networks(`${truncateIp(ip)} ${application_id}`) > PER_NETWORK) return;
      if (sites(application_id) > PER_SITE) return;
      websites.markForeign({ application_id, host }).catch(() => told.delete(key));
    },
  };
};
export type Sightings = ReturnType<typeof createSightings>;
