import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { scannerInternal } from '@yinyom/contracts/internal/scanner';
import type { ScanItem } from '@yinyom/contracts/scanner/scan';
import { hostOf, siteOf } from '../frontier/siteOf';
import type { ResultStore } from './result.store';
import type { ScanStore } from './scan.store';

/** A hostile website may name thousands. */
const MOST_HOSTS = 100;
const MOST_NAMES = 50;

/** Domains that an item leads to: its own, and that of the script that set it. */
const sitesOf = ({ domain, set_by }: Pick<ScanItem, 'domain' | 'set_by'>): string[] =>
  [domain.replace(/^\./, ''), set_by.url === null ? null : hostOf(set_by.url)]
    .filter((host) => host !== null)
    .map(siteOf);

/** Which others a website's visitors meet, by its latest scan. Pure. */
export const hostsOf = (own: string, items: readonly Pick<ScanItem, 'name' | 'domain' | 'set_by'>[]) => {
  const found = new Map<string, Set<string>>();
  for (const item of items)
    for (const site of sitesOf(item).filter((one) => one !== own))
      found.set(site, (found.get(site) ?? new Set()).add(item.name));
  return [...found]
    .slice(0, MOST_HOSTS)
    .map(([host, names]) => ({ host, names: [...names].slice(0, MOST_NAMES) }));
};

export const createScannedHosts = (
  scans: Pick<ScanStore, 'latestResults'>,
  results: Pick<ResultStore, 'find'>,
): Pick<InternalHandlers<typeof scannerInternal>, 'scannedHosts'> => ({
  scannedHosts: async ({ application_ids }) => {
    const seen: Awaited<ReturnType<InternalHandlers<typeof scannerInternal>['scannedHosts']>> = [];
    for (const application_id of application_ids) {
      // A scan that was turned away saw nothing: what the one before it saw still counts.
      const latest = (await scans.latestResults(application_id)).find(({ reason }) => reason !== 'blocked');
      const findings = latest && (await results.find(String(latest._id)))?.findings;
      if (!latest || !findings) continue;
      seen.push({
        application_id,
        finished_at: (latest.finished_at ?? latest.created_at).toISOString(),
        hosts: hostsOf(siteOf(latest.target), findings.items),
      });
    }
    return seen;
  },
});
