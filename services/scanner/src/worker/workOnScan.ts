import type { ScanOrder, ScanOutcome } from '../engine/ScanOutcome';
import type { ScanQueue } from '../jobs/scanQueue';
import { closePublished, withoutPublished } from '../leak-watch/handOver';
import type { LeakStore } from '../leak-watch/leak.store';
import type { ResultStore } from '../scans/result.store';
import type { ScanRecord } from '../scans/ScanRecord';
import { MOST_TRIES } from '../scans/scanRules';
import type { ScanStore } from '../scans/scan.store';
import { failedOutcome } from './failedOutcome';
import type { Visit } from './visitWebsite';

interface Parts {
  scans: ScanStore;
  results: ResultStore;
  leaks: Pick<LeakStore, 'saveBox' | 'documents'>;
  queue: ScanQueue;
  visit: Visit;
  /** Aborted when the worker stops. */
  stopping: AbortSignal;
}

/** Makes one scan, from taking it to handing its result over. */
export const createScanWork = (parts: Parts) => {
  const { scans, results, leaks, queue, visit, stopping } = parts;

  const keep = async (record: ScanRecord, seen: ScanOutcome): Promise<void> => {
    const id = String(record._id);
    const outcome = withoutPublished(seen);
    if (seen.published && record.leak_key) {
      const box = closePublished(seen.published, Buffer.from(record.leak_key, 'base64url'));
      await leaks.saveBox({ _id: id, box, expires_at: record.expires_at });
    }
    const { before, after, ...banner } = outcome.banner;
    const { expires_at, application_id } = record;
    for (const [which, bytes] of [['before', before] as const, ['after', after] as const])
      if (bytes) await results.savePicture(id, which, Buffer.from(bytes), expires_at);
    await results.save({
      _id: record._id,
      application_id,
      state: outcome.state,
      reason: outcome.reason,
      found: outcome.items,
      detected: outcome.findings,
      pages: outcome.pages,
      refused: outcome.refused,
      banner: { ...banner, has_screenshot: before !== null || after !== null },
      banner_score: outcome.bannerScore,
      browser: outcome.browser,
      missed: outcome.missed,
      slowness: outcome.slowness,
      ended_at: new Date(),
      findings: null,
      expires_at,
    });
  };

  /** What an order says of leak watch. */
  const leakOrder = async ({ application_id, leak_key }: ScanRecord): Promise<Partial<ScanOrder>> => {
    if (!leak_key) return {};
    const documents = await leaks.documents(application_id);
    const pages = documents.flatMap(({ tokens, picture_pages }) =>
      tokens.map((token) => [token, picture_pages] as const),
    );
    // The public key of a website is random and its own: a salt.
    return { leakWatch: true, knownDocuments: { salt: leak_key, picturePages: new Map(pages) } };
  };

  const visitOf = async (record: ScanRecord) => {
    const id = String(record._id);
    const order = {
      startUrls: record.start_urls,
      maxPages: record.max_pages,
      passes: record.passes,
      includeSubdomains: record.include_subdomains,
      ...(await leakOrder(record)),
    };
    return visit(order, {
      id,
      stopping,
      hear: async (progress) => {
        const news = progress && {
          pages_done: progress.pagesDone,
          pages_total: progress.pagesTotal,
          cookies_found: progress.itemsFound,
        };
        const now = await scans.hear(id, record.run?.id ?? '', new Date(), news);
        if (!now) return 'lost';
        return now.cancel_requested ? 'stop' : 'go_on';
      },
    });
  };

  /**
   * @param makeRoom called before the browser is needed
   * @returns `later` for a scan that has to wait: for another one of the same target, or for another worker
   */
  return async (scanId: string, makeRoom: () => Promise<void>): Promise<'done' | 'later'> => {
    const record = await scans.take(scanId, new Date());
    if (record === 'busy') return 'later';
    if (!record) return 'done';
    const runId = record.run?.id ?? '';
    if (record.tries > MOST_TRIES) {
      await keep(record, failedOutcome('worker_lost'));
    } else {
      await makeRoom();
      const { outcome, ours } = await visitOf(record);
      if (!ours) return 'done';
      // Nobody asked this scan to end: the worker is going, and another one makes it from the start.
      if (stopping.aborted && outcome.state === 'cancelled') {
        await scans.giveBack(scanId, runId);
        return 'later';
      }
      await keep(record, outcome);
    }
    if (await scans.handOver(scanId, runId)) await queue.deliver(scanId);
    return 'done';
  };
};
