import type { Agenda } from 'agenda';
import type { Connection } from 'mongoose';
import type { Logger } from '@yinyom/service-kit/logger';
import { watchJob } from '@yinyom/service-kit/metrics/jobs';
import { createAgenda } from '../jobs/createAgenda';
import { createScanQueue, SCAN_JOB, type ScanJob } from '../jobs/scanQueue';
import { createResultStore } from '../scans/result.store';
import { createScanStore } from '../scans/scan.store';
import type { RunScan } from './RunScan';
import { createScanWork } from './workOnScan';

interface Options {
  database: Connection;
  logger: Logger;
  runScan: RunScan;
  /** Milliseconds between two looks for work. */
  processEvery?: number;
  beatMs?: number;
  /** How long a job is kept for a worker that says nothing. */
  lockMs?: number;
}

/** How long a scan waits for another one of the same target, or for another worker. */
const LATER_MS = 15_000;
const LOCK_MS = 20_000;

/**
 * Takes scans from the queue, one at a time. Any number of workers on any number of machines may do so: a scan is
 * one worker's, and comes back to the queue when its worker is not heard of any more.
 */
export const startWorking = async (options: Options) => {
  const { database, logger, runScan, processEvery, beatMs, lockMs = LOCK_MS } = options;
  const agenda: Agenda = await createAgenda(database, logger, {
    name: `worker ${process.pid}`,
    ...(processEvery !== undefined && { processEvery }),
  });
  const stopping = new AbortController();
  const running = new Set<Promise<unknown>>();
  const queue = createScanQueue(agenda);
  const work = createScanWork({
    scans: createScanStore(database),
    results: createResultStore(database),
    queue,
    runScan,
    logger,
    stopping: stopping.signal,
    ...(beatMs !== undefined && { beatMs }),
  });

  agenda.define<ScanJob>(
    SCAN_JOB,
    async (job) => {
      const touching = setInterval(() => void job.touch().catch(() => undefined), lockMs / 4);
      const done = watchJob('scan', () => work(job.attrs.data.scan_id)).finally(() =>
        clearInterval(touching),
      );
      running.add(done);
      const result = await done.finally(() => running.delete(done));
      if (result === 'later') job.schedule(new Date(Date.now() + LATER_MS));
    },
    { concurrency: 1, lockLimit: 1, lockLifetime: lockMs },
  );
  await agenda.start();

  return {
    /** No new scan begins; the one at hand goes back to the queue. */
    close: async (): Promise<void> => {
      stopping.abort();
      await agenda.stop(false);
      await Promise.allSettled(running);
    },
  };
};
