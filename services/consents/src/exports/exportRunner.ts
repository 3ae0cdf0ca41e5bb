import { createHash } from 'node:crypto';
import { createFairQueue } from '@yinyom/service-kit/admission/fairQueue';
import { keepHeapSteady } from '@yinyom/service-kit/jobs/steadyHeap';
import type { Logger } from '@yinyom/service-kit/logger';
import { watchJob } from '@yinyom/service-kit/metrics/jobs';
import { FILE_FORMATS, type FileFormat } from './exportFormat';
import type { ExportSource } from './exportSource';
import { createSheet, type Sheet } from './sheet';
import type { ExportStore, StoredExport } from './export.store';

/** Rows that are in memory at once, as few as are still read quickly: what lives through a collection piles up. */
const PAGE = 50;
/** Pages whose text is kept as one piece of the file. */
const PAGES_OF_PIECE = 10;
const LEASE_MS = 60_000;
const LOOK_EVERY_MS = 30_000;
/**
 * Files of all organizations grow by turns, piece by piece: a large one delays a small one by some pieces. What waits is bounded by
 * the exports that an organization may have at once.
 */
const PIECES = {
  atOnce: 2,
  atOnceOfOwner: 1,
  waitingOfOwner: Infinity,
  waiting: Infinity,
  retryAfterSeconds: 0,
};

/** Writes the next pages of a file on a sheet. @returns how far the file then is */
const nextPages = async (sheet: Sheet, source: ExportSource, format: FileFormat, job: StoredExport) => {
  sheet.clear();
  let { position, rows } = job;
  for (let pages = 0; pages < PAGES_OF_PIECE && position < source.range.last; pages += 1) {
    const page = await source.page(position, PAGE);
    sheet.add(format.rows(page.rows, rows));
    position = page.position;
    rows += page.rows.length;
  }
  return { position, rows };
};

/** Makes the files, one page at a time, so that memory stays flat and a killed process costs one piece. */
export const createExportRunner = (
  store: ExportStore,
  sourceOf: (job: StoredExport) => Promise<ExportSource>,
  wholeFile: (job: StoredExport) => Promise<Buffer>,
  logger: Logger,
) => {
  const running = new Set<Promise<void>>();
  const pieces = createFairQueue(PIECES);
  let closing = false;
  const lease = () => new Date(Date.now() + LEASE_MS);

  const sha256Of = async (job: StoredExport): Promise<string> => {
    const hash = createHash('sha256');
    for await (const piece of store.read(job._id, 0, job.bytes - 1)) hash.update(piece);
    return hash.digest('hex');
  };

  /** A file that comes in one piece. */
  const makeWhole = async (taken: StoredExport): Promise<void> => {
    // One whose process was killed after it was written only needs to be finished.
    const job =
      taken.chunks > 0
        ? taken
        : await store.write(taken, await wholeFile(taken), { position: 0, rows: 0, progress: 1 }, lease());
    if (job) await store.finish(job, await sha256Of(job));
  };

  const make = async (taken: StoredExport): Promise<void> => {
    if (taken.format === 'pdf') return makeWhole(taken);
    const source = await sourceOf(taken);
    const format = FILE_FORMATS[taken.format];
    const { first, last } = source.range;
    const share = (position: number) => Math.min(1, (position - first + 1) / Math.max(1, last - first + 1));
    const sheet = createSheet();
    let job: StoredExport | null = taken;
    if (job.chunks === 0) {
      const start = { position: first - 1, rows: 0, progress: 0 };
      job = await store.write(job, format.head(source.columns), start, lease());
    }
    while (job && job.position < last) {
      const before: StoredExport = job;
      job = await pieces.run(before.organization_id, async () => {
        if (closing) return null;
        const done = await nextPages(sheet, source, format, before);
        return store.write(before, sheet.content(), { ...done, progress: share(done.position) }, lease());
      });
    }
    if (!job) return;
    const end = format.extra(await source.extra()) + format.foot(job.rows);
    const { position, rows } = job;
    job = await store.write(job, end, { position, rows, progress: 1 }, lease());
    if (job) await store.finish(job, await sha256Of(job));
  };

  /** Makes a file in the background. */
  const start = (job: StoredExport): void => {
    const release = keepHeapSteady();
    const work = watchJob('export', () => make(job))
      .catch(async (error: unknown) => {
        logger.error({ err: error, export_id: job._id.toHexString() }, 'the export failed');
        await store.fail(job._id);
      })
      .catch((error: unknown) => logger.error({ err: error }, 'the export could not be marked as failed'))
      .finally(() => {
        running.delete(work);
        release();
      });
    running.add(work);
  };

  /** Goes on with files whose process is gone. */
  const resume = async (): Promise<void> => {
    for (;;) {
      const job = closing ? null : await store.takeAbandoned(new Date(), lease());
      if (!job) return;
      start(job);
    }
  };

  const timer = setInterval(() => {
    resume().catch((error: unknown) => logger.warn({ err: error }, 'no look for abandoned exports'));
  }, LOOK_EVERY_MS);
  timer.unref();

  return {
    start,
    resume,
    lease,
    /** Stops after the page at hand; another process or the next start goes on. */
    close: async (): Promise<void> => {
      closing = true;
      clearInterval(timer);
      await Promise.allSettled(running);
    },
  };
};
export type ExportRunner = ReturnType<typeof createExportRunner>;
