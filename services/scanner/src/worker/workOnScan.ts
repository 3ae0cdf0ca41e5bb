import type { Logger } from '@yinyom/service-kit/logger';
import type { ScanOutcome, ScanProgress } from '../engine/ScanOutcome';
import type { ScanQueue } from '../jobs/scanQueue';
import type { ResultStore } from '../scans/result.store';
import type { ScanRecord } from '../scans/ScanRecord';
import { MOST_TRIES } from '../scans/scanRules';
import type { ScanStore } from '../scans/scan.store';
import type { RunScan } from './RunScan';

interface Parts {
  scans: ScanStore;
  results: ResultStore;
  queue: ScanQueue;
  runScan: RunScan;
  logger: Logger;
  /** Aborted when the worker stops. */
  stopping: AbortSignal;
  /** Between two signs of life. */
  beatMs?: number;
}

const BEAT_MS = 2_000;

/** What a scan leaves that could not be made at all. */
const failedOutcome = (reason: string): ScanOutcome => ({
  state: 'failed',
  reason,
  items: [],
  findings: [],
  pages: [],
  banner: { kind: 'none', name: null, before: null, after: null },
  bannerScore: null,
  browser: null,
  refused: [],
});

/** Makes one scan, from taking it to handing its result over. */
export const createScanWork = (parts: Parts) => {
  const { scans, results, queue, runScan, logger, stopping, beatMs = BEAT_MS } = parts;

  const keep = async (record: ScanRecord, outcome: ScanOutcome): Promise<void> => {
    const id = String(record._id);
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
      ended_at: new Date(),
      findings: null,
      expires_at,
    });
  };

  /** Runs the engine and tells how far it is. Ends it when the scan is cancelled, or another worker has it. */
  const visit = async (record: ScanRecord): Promise<{ outcome: ScanOutcome; ours: boolean }> => {
    const id = String(record._id);
    const runId = record.run?.id ?? '';
    const cancelled = new AbortController();
    let ours = true;
    let progress: ScanProgress | null = null;
    let told: Promise<void> = Promise.resolve();
    const beat = async () => {
      const news = progress;
      progress = null;
      const now = await scans.hear(
        id,
        runId,
        new Date(),
        news && {
          pages_done: news.pagesDone,
          pages_total: news.pagesTotal,
          cookies_found: news.itemsFound,
        },
      );
      ours = now !== null;
      if (!now || now.cancel_requested) cancelled.abort();
    };
    const timer = setInterval(() => {
      told = told.then(beat).catch((error: unknown) => logger.warn({ err: error }, 'progress not written'));
    }, beatMs);
    const order = {
      startUrls: record.start_urls,
      maxPages: record.max_pages,
      passes: record.passes,
      includeSubdomains: record.include_subdomains,
    };
    try {
      const outcome = await runScan(order, {
        signal: AbortSignal.any([cancelled.signal, stopping]),
        onProgress: (news) => {
          progress = news;
        },
      }).catch((error: unknown) => {
        logger.error({ err: error, scan_id: id }, 'the scan broke down');
        return failedOutcome('scan_failed');
      });
      // The scan's record says a code only; what to install or to mend is in the words.
      if (outcome.error)
        logger.warn(
          { err: outcome.error, scan_id: id, reason: outcome.reason },
          'a scan ended before its end',
        );
      return { outcome, ours };
    } finally {
      clearInterval(timer);
      await told;
    }
  };

  /** @returns `later` for a scan that has to wait: for another one of the same target, or for another worker */
  return async (scanId: string): Promise<'done' | 'later'> => {
    const record = await scans.take(scanId, new Date());
    if (record === 'busy') return 'later';
    if (!record) return 'done';
    const runId = record.run?.id ?? '';
    if (record.tries > MOST_TRIES) {
      await keep(record, failedOutcome('worker_lost'));
    } else {
      const { outcome, ours } = await visit(record);
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
