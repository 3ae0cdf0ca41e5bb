import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { websitesInternal } from '@yinyom/contracts/internal/websites';
import { makeRoom } from '@yinyom/service-kit/makeRoom';

export type WebsitesClient = InternalHandlers<typeof websitesInternal>;
export type PublishedSite = NonNullable<Awaited<ReturnType<WebsitesClient['getPublishedSite']>>>;
export type PublishedVersion = NonNullable<Awaited<ReturnType<WebsitesClient['getPublishedVersion']>>>;

/** Disabling, deleting or moving a website takes effect at the ingest within this time. */
const FRESH_MS = 5_000;
const MOST_ENTRIES = 20_000;
/** Keys of unknown sites are remembered too, so that guessing does not reach the websites service; but apart. */
const MOST_UNKNOWN = 1_000;

interface Entry {
  site: Promise<PublishedSite | null>;
  /** Set as soon as it is known. */
  found?: PublishedSite | null;
  until: number;
}

/** What the ingest knows about websites, remembered for seconds; published versions never change. */
export const createSiteDirectory = (websites: WebsitesClient) => {
  const sites = new Map<string, Entry>();
  const unknown = new Map<string, Entry>();
  const versions = new Map<string, Promise<PublishedVersion | null>>();

  const find = (siteKey: string): Entry | undefined => {
    const known = sites.get(siteKey) ?? unknown.get(siteKey);
    return known && known.until > Date.now() ? known : undefined;
  };

  /** What is being asked for stands among the unknown keys until somebody turns out to have it. */
  const settle = (siteKey: string, entry: Entry, found: PublishedSite | null): void => {
    entry.found = found;
    if (found === null) return void sites.delete(siteKey);
    if (unknown.get(siteKey) === entry) unknown.delete(siteKey);
    if (!sites.has(siteKey)) makeRoom(sites, MOST_ENTRIES);
    sites.set(siteKey, entry);
  };

  const fetchSite = (siteKey: string): Promise<PublishedSite | null> => {
    const site = websites.getPublishedSite({ site_key: siteKey });
    const entry: Entry = { site, until: Date.now() + FRESH_MS };
    const entries = sites.has(siteKey) ? sites : unknown;
    if (entries === unknown) {
      unknown.delete(siteKey);
      makeRoom(unknown, MOST_UNKNOWN);
    }
    entries.set(siteKey, entry);
    site.then(
      (found) => settle(siteKey, entry, found),
      // A failure is not remembered.
      () => entries.delete(siteKey),
    );
    return site;
  };

  return {
    /** The site behind a public key when nobody has to be asked for it; otherwise undefined. */
    atHand: (siteKey: string): PublishedSite | null | undefined => find(siteKey)?.found,

    /** The site behind a public key, or null. */
    site: (siteKey: string): Promise<PublishedSite | null> => find(siteKey)?.site ?? fetchSite(siteKey),

    /** The version that a visitor saw; null when it was never published on this site. */
    version: async (site: PublishedSite, version: number): Promise<PublishedVersion | null> => {
      if (version === site.version) return site;
      const key = `${site.application_id} ${version}`;
      const known = versions.get(key);
      if (known) return known;
      const fetched = websites.getPublishedVersion({ application_id: site.application_id, version });
      makeRoom(versions, MOST_ENTRIES);
      versions.set(key, fetched);
      // Only what exists is remembered: a version that is not there yet may be published any moment.
      fetched.then(
        (found) => found ?? versions.delete(key),
        () => versions.delete(key),
      );
      return fetched;
    },
  };
};
export type SiteDirectory = ReturnType<typeof createSiteDirectory>;
