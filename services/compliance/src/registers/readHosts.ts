import { MAX_PAPER_WEBSITES } from '@yinyom/contracts/internal/papers';
import { otherHosts } from '../processing-record/cookieFacts';
import type { FactSources, WebsiteCalls } from '../processing-record/factSources';
import type { SeenHosts } from './transferFields';

/** Websites of one organization whose hosts are read: twice the largest estate that the platform is measured with. */
export const MOST_HOST_WEBSITES = 1_000;

/** Calls between services end after 5 seconds: what was not read by then is not among the websites that are known. */
const LONGEST_MS = 4_000;

interface HostsOfWebsites {
  seen: SeenHosts;
  /** How many websites there are, and of how many the hosts are known. */
  websites: { shown: number; total: number };
}

interface Deps {
  websites: Pick<WebsiteCalls, 'websiteFacts' | 'websiteNames'>;
  /** Milliseconds since any moment. */
  clock?: () => number;
}

/** Lists of hosts as one, in the order of names. Pure. */
const mergedHosts = (lists: readonly SeenHosts[]): SeenHosts => {
  const merged = new Map<string, Set<string>>();
  for (const { host, websites } of lists.flat()) {
    const on = merged.get(host) ?? new Set<string>();
    for (const website of websites) on.add(website);
    merged.set(host, on);
  }
  return [...merged]
    .map(([host, on]) => ({ host, websites: [...on].sort() }))
    .sort((a, b) => (a.host < b.host ? -1 : 1));
};

/**
 * Gives the hosts of other companies on all websites that sources are about. Sources describe the first websites; the others are read page
 * by page, of which only the hosts are kept, so that the memory is that of one page.
 * @param applications ids of the websites that sources are about; null: all of the organization
 */
export const createReadHosts =
  ({ websites, clock = () => performance.now() }: Deps) =>
  async (
    organization_id: string,
    sources: FactSources,
    applications: readonly string[] | null,
  ): Promise<HostsOfWebsites> => {
    const total = sources.clients.reduce((sum, client) => sum + client.websites, sources.ownWebsites);
    const lists = [otherHosts(sources.websites)];
    let shown = sources.websites.length;
    if (shown < total) {
      const known = new Set(sources.websites.map(({ id }) => id));
      const ids = applications ?? (await websites.websiteNames({ organization_id })).map(({ id }) => id);
      const others = ids.filter((id) => !known.has(id));
      const asked = others.slice(0, MOST_HOST_WEBSITES - shown);
      const end = clock() + LONGEST_MS;
      for (let from = 0; from < asked.length && clock() < end; from += MAX_PAPER_WEBSITES) {
        const application_ids = asked.slice(from, from + MAX_PAPER_WEBSITES);
        const { described } = await websites.websiteFacts({ organization_id, application_ids });
        lists.push(otherHosts(described));
        shown += described.length;
      }
    }
    // A website that was added meanwhile is in the next reading.
    return { seen: mergedHosts(lists), websites: { shown: Math.min(shown, total), total } };
  };
export type ReadHosts = ReturnType<typeof createReadHosts>;
