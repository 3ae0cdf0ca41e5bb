import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { websitesInternal } from '@yinyom/contracts/internal/websites';

export type WebsitesClient = InternalHandlers<typeof websitesInternal>;
export type PublishedSite = NonNullable<Awaited<ReturnType<WebsitesClient['getPublishedSite']>>>;
export type PublishedVersion = NonNullable<Awaited<ReturnType<WebsitesClient['getPublishedVersion']>>>;

/** Disabling, deleting or moving a website takes effect at the ingest within this time. */
const FRESH_MS = 5_000;
/** Keys of unknown sites are remembered too, so that guessing does not reach the websites service. */
const MOST_ENTRIES = 20_000;

interface Entry {
  site: Promise<PublishedSite | null>;
  /** Set as soon as it is known. */
  found?: PublishedSite | null;
  until: number;
}

/** What the ingest knows about websites, remembered for seconds; published versions never change. */
export const createSiteDirectory = (websites: WebsitesClient) => {
  const sites = new Map<string, Entry>();
  const versions = new Map<string, Promise<PublishedVersion | null>>();

  const fetchSite = (siteKey: string): Promise<PublishedSite | null> => {
    const site = websites.getPublishedSite({ site_key: siteKey });
    if (sites.size >= MOST_ENTRIES) sites.clear();
    const entry: Entry = { site, until: Date.now() + FRESH_MS };
    sites.set(siteKey, entry);
    site.then(
      (found) => (entry.found = found),
      // A failure is not remembered.
      () => sites.delete(siteKey),
    );
    return site;
  };

  return {
    /** The site behind a public key when nobody has to be asked for it; otherwise undefined. */
    atHand: (siteKey: string): PublishedSite | null | undefined => {
      const known = sites.get(siteKey);
      return known && known.until > Date.now() ? known.found : undefined;
    },

    /** The site behind a public key, or null. */
    site: (siteKey: string): Promise<PublishedSite | null> => {
      const known = sites.get(siteKey);
      return known && known.until > Date.now() ? known.site : fetchSite(siteKey);
    },

    /** The version that a visitor saw; null when it was never published on this site. */
    version: async (site: PublishedSite, version: number): Promise<PublishedVersion | null> => {
      if (version === site.version) return site;
      const key = `${site.application_id} ${version}`;
      const known = versions.get(key);
      if (known) return known;
      const fetched = websites.getPublishedVersion({ application_id: site.application_id, version });
      if (versions.size >= MOST_ENTRIES) versions.clear();
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
