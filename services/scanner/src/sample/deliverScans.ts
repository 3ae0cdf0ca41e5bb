import { DAY_MS } from '@yinyom/contracts/durations';
import type { createDelivery } from '../delivery/deliver';
import type { ResultStore } from '../scans/result.store';
import { UNDONE } from '../scans/ScanRecord';
import { KEPT_MS } from '../scans/scanRules';
import type { ScanStore } from '../scans/scan.store';
import { recordedBefore, recordedScan, type Place, type Recorded } from './recordedScan';

interface Parts {
  scans: ScanStore;
  results: ResultStore;
  deliver: ReturnType<typeof createDelivery>;
}

/** The website that was scanned, so to speak. */
export interface ScannedSample extends Place {
  applicationId: string;
  organizationId: string;
  userId: string;
  now: Date;
}

/** When they were, before now. */
const AGO_MS = 2 * DAY_MS;
const BEFORE_MS = 32 * DAY_MS;
const LASTED_MS = 48_000;

const deliverOne = async (
  { scans, results, deliver }: Parts,
  site: ScannedSample,
  { items, pages, browser }: Recorded,
  agoMs: number,
): Promise<void> => {
  const ended = new Date(site.now.getTime() - agoMs);
  const started = new Date(ended.getTime() - LASTED_MS);
  const expires_at = new Date(ended.getTime() + KEPT_MS);
  const record = await scans.insert({
    application_id: site.applicationId,
    organization_id: site.organizationId,
    target: site.host,
    status: 'running',
    requested_by: { id: site.userId, name: 'สมหญิง ตัวอย่าง' },
    passes: ['none', 'accept', 'decline'],
    start_urls: [site.address],
    include_subdomains: false,
    max_pages: 50,
    narrowed: false,
    ...UNDONE,
    pages_done: pages.length,
    pages_total: pages.length,
    tries: 1,
    delivering: true,
    created_at: started,
    started_at: started,
    expires_at,
  });
  if (!record) throw new Error(`${site.host} is being scanned`);
  await results.save({
    _id: record._id,
    application_id: site.applicationId,
    state: 'complete',
    reason: null,
    found: items,
    pages,
    refused: [],
    banner: { kind: 'own', name: null, has_screenshot: false },
    browser,
    ended_at: ended,
    findings: null,
    expires_at,
  });
  await deliver(String(record._id));
  await scans.setFinished(String(record._id), ended);
};

/**
 * Hands over what a real scan of the demo's own pages once found, as a worker hands over its own, and before it what a
 * scan of a month ago would have found: from there on it is classified, compared and told by the same steps, and the
 * alert goes to the organization's addresses.
 */
export const deliverScans = async (parts: Parts, site: ScannedSample): Promise<void> => {
  await deliverOne(parts, site, recordedBefore(site), BEFORE_MS);
  await deliverOne(parts, site, recordedScan(site), AGO_MS);
};
