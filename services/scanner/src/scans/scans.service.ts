import type { BodyOf } from '@yinyom/contracts/endpoint';
import { UNVERIFIED_SCAN_PAGES } from '@yinyom/contracts/scanner/scan';
import { SCANS_PER_DAY, SCANS_PER_TARGET } from '@yinyom/contracts/scanner/scanLimits';
import type { Scan, ScanDetail, startScan } from '@yinyom/contracts/scanner/scan';
import { AppError, conflict, notFound } from '@yinyom/service-kit/AppError';
import { numberedPage } from '@yinyom/service-kit/http/listPages';
import type { AllowedStore } from '../allowed-findings/allowed.store';
import { withAllowed } from '../allowed-findings/withAllowed';
import type { ScanTarget, WebsitesClient } from '../access/WebsitesClient';
import type { ScanQueue } from '../jobs/scanQueue';
import type { LeakService } from '../leak-watch/leak.service';
import { secondsToTomorrow, type DayCounterStore } from './dayCounter.store';
import type { ResultStore, Which } from './result.store';
import { UNDONE, type ScanRecord } from './ScanRecord';
import {
  KEPT_MS,
  PAUSE_MS,
  QUEUE_LENGTH,
  QUEUE_LENGTH_OF_ORGANIZATION,
  QUEUE_RETRY_SECONDS,
} from './scanRules';
import type { ScanStore } from './scan.store';
import { startUrlsOf, targetOf, type AddressRules } from './startUrls';
import { hasEnded, toScan } from './toScan';

interface Parts {
  scans: ScanStore;
  results: ResultStore;
  allowed: Pick<AllowedStore, 'list'>;
  leaks: Pick<LeakService, 'keyOf'>;
  counters: DayCounterStore;
  queue: ScanQueue;
  websites: WebsitesClient;
  rules: AddressRules;
}
type Wanted = BodyOf<typeof startScan>;
type Site = ScanTarget & { id: string };

/** What a scan that did not come so far shows. */
const NOTHING: Pick<ScanDetail, 'pages' | 'banner' | 'items' | 'violations_list' | 'diff' | 'browser'> = {
  pages: [],
  banner: { kind: 'none', name: null, has_screenshot: false },
  items: [],
  violations_list: [],
  diff: { new: [], removed: [], changed: [] },
  browser: null,
};

/** Starts, shows and stops scans. */
export const createScansService = ({
  scans,
  results,
  allowed,
  counters,
  leaks,
  queue,
  websites,
  rules,
}: Parts) => {
  /** @throws AppError 409 scan_in_progress, 429 scan_too_soon */
  const checkPause = async (site: Site, now: Date): Promise<void> => {
    const latest = await scans.latest(site.id);
    if (!latest) return;
    if (!hasEnded(latest)) throw conflict('scan_in_progress');
    const free = (latest.finished_at ?? latest.created_at).getTime() + PAUSE_MS;
    // A clock that was set back must not lock a website out: nobody waits longer than the pause.
    const wait = Math.min(free - now.getTime(), PAUSE_MS);
    if (wait > 0) throw new AppError(429, 'scan_too_soon', { retryAfterSeconds: Math.ceil(wait / 1000) });
  };

  /** @throws AppError 429 when too many scans of this organization wait, 503 when too many wait at all */
  const checkQueue = async ({ organization_id }: Site): Promise<void> => {
    const retryAfterSeconds = QUEUE_RETRY_SECONDS;
    if ((await scans.countWaiting()) >= QUEUE_LENGTH)
      throw new AppError(503, 'scan_queue_full', { retryAfterSeconds });
    if ((await scans.countWaitingOf(organization_id)) >= QUEUE_LENGTH_OF_ORGANIZATION)
      throw new AppError(429, 'too_many_tasks', {
        retryAfterSeconds,
        values: { seconds: retryAfterSeconds },
      });
  };

  /**
   * Takes what a scan costs from the day's allowances.
   * @returns gives them back
   * @throws AppError 429 scan_daily_limit
   */
  const spend = async (site: Site, asked: boolean, now: Date): Promise<() => Promise<void>> => {
    const target = targetOf(site.domain_name);
    const wanted: [string, number][] = [[`target ${target}`, SCANS_PER_TARGET]];
    if (site.verification !== 'verified') wanted.push([`unverified ${target}`, 1]);
    if (asked) wanted.push([`organization ${site.organization_id}`, SCANS_PER_DAY]);
    const taken: string[] = [];
    const giveBack = async () => {
      for (const name of taken) await counters.giveBack(name, now);
    };
    for (const [name, most] of wanted) {
      if (await counters.take(name, most, now)) {
        taken.push(name);
        continue;
      }
      await giveBack();
      throw new AppError(429, 'scan_daily_limit', { retryAfterSeconds: secondsToTomorrow(now) });
    }
    return giveBack;
  };

  const tell = (record: ScanRecord) =>
    websites.recordScan({
      application_id: record.application_id,
      scan_id: String(record._id),
      status: record.status,
      finished_at: record.finished_at?.toISOString() ?? null,
      violations: null,
    });

  return {
    /**
     * Puts a scan into the queue.
     * @param requestedBy who asks; the schedule is not counted against the day's scans of the organization
     * @throws AppError 409 scan_in_progress, 422 url_not_allowed, 429, 503 when too many scans wait
     */
    start: async (site: Site, wanted: Wanted, requestedBy: Scan['requested_by']): Promise<ScanRecord> => {
      const start_urls = startUrlsOf(site.domain_name, wanted.start_urls ?? [], rules);
      const now = new Date();
      await checkPause(site, now);
      await checkQueue(site);
      const giveBack = await spend(site, requestedBy !== 'schedule', now);
      const verified = site.verification === 'verified';
      const leak_key = await leaks.keyOf(site);
      const record = await scans.insert({
        application_id: site.id,
        organization_id: site.organization_id,
        target: targetOf(site.domain_name),
        status: 'queued',
        requested_by: requestedBy,
        passes: [...new Set(wanted.passes)],
        start_urls,
        include_subdomains: wanted.include_subdomains,
        max_pages: verified ? wanted.max_pages : Math.min(wanted.max_pages, UNVERIFIED_SCAN_PAGES),
        narrowed: (wanted.start_urls ?? []).length > 0,
        ...UNDONE,
        created_at: now,
        expires_at: new Date(now.getTime() + KEPT_MS),
        ...(leak_key !== null && { leak_key }),
      });
      if (!record) {
        await giveBack();
        throw conflict('scan_in_progress');
      }
      await queue.add(String(record._id));
      await tell(record);
      return record;
    },

    list: async (site: Site, { page, limit }: { page: number; limit: number }) => {
      const { records, total } = await scans.list(site.id, page, limit);
      return numberedPage(records.map(toScan), { page, limit }, total);
    },

    /** @throws AppError 404 also for a scan of another website (threat T-02) */
    find: async (site: Site, scanId: string): Promise<ScanRecord> => {
      const record = await scans.find(scanId, site.id);
      if (!record) throw notFound();
      return record;
    },

    /** Changes with everything that `detail` shows. */
    etag: async ({ application_id, revision }: ScanRecord): Promise<string> => {
      const answeredFor = await allowed.list(application_id);
      const newest = Math.max(0, ...answeredFor.map(({ allowed_at }) => allowed_at.getTime()));
      return `"${revision}-${answeredFor.length}-${newest}"`;
    },

    detail: async (record: ScanRecord): Promise<ScanDetail> => {
      const result = await results.find(String(record._id));
      const shown = result && {
        pages: result.pages,
        banner: result.banner,
        browser: result.browser,
        ...(result.missed !== undefined && { missed: result.missed }),
        ...(result.slowness !== undefined && { slowness: result.slowness }),
        ...(result.banner_score !== undefined && { banner_score: result.banner_score }),
        ...result.findings,
      };
      const findings = shown?.findings;
      const answeredFor = findings ? await allowed.list(record.application_id) : [];
      return {
        ...toScan(record),
        ...NOTHING,
        ...shown,
        ...(findings && { findings: withAllowed(findings, answeredFor) }),
      };
    },

    /** @throws AppError 404 */
    picture: async (record: ScanRecord, which: Which): Promise<Buffer> => {
      const bytes = await results.picture(String(record._id), which);
      if (!bytes) throw notFound();
      return bytes;
    },

    /**
     * Stops a scan: at once while it waits, soon while a worker is on it.
     * @throws AppError 409 scan_finished
     */
    cancel: async (record: ScanRecord): Promise<ScanRecord> => {
      const id = String(record._id);
      const waiting = await scans.end(id, { status: 'queued', delivering: false }, 'cancelled', null);
      if (waiting) await tell(waiting);
      const stopped = waiting ?? (await scans.requestCancel(id));
      if (!stopped) throw conflict('scan_finished');
      return stopped;
    },
  };
};
export type ScansService = ReturnType<typeof createScansService>;
