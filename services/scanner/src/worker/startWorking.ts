import type { Agenda } from 'agenda';
import type { Connection } from 'mongoose';
import type { Logger } from '@yinyom/service-kit/logger';
import { watchJob } from '@yinyom/service-kit/metrics/jobs';
import { createAgenda } from '../jobs/createAgenda';
import { createCheckStore } from '../checks/check.store';
import { CHECK_JOB, createScanQueue, SCAN_JOB, type ScanJob } from '../jobs/scanQueue';
import { createLeakStore } from '../leak-watch/leak.store';
import { createResultStore } from '../scans/result.store';
import { createScanStore } from '../scans/scan.store';
import type { RunScan } from './RunScan';
import { createOnePlace } from './onePlace';
import { createVisit } from './visitWebsite';
import { createCheckWork } from './workOnCheck';
import { createWorkInTurn } from './workInTurn';
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
/** Somebody sits and looks at how a check gets on. */
const CHECK_LATER_MS = 3_000;
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
  const scans = createScanStore(database);
  const visit = createVisit({ runScan, logger, ...(beatMs !== undefined && { beatMs }) });
  const place = createOnePlace(stopping.signal);
  const workOnScan = createScanWork({
    scans,
    queue,
    visit,
    results: createResultStore(database),
    leaks: createLeakStore(database),
    stopping: stopping.signal,
  });
  const workOnCheck = createCheckWork({ scans, visit, checks: createCheckStore(database) });

  const define = (
    name: typeof SCAN_JOB | typeof CHECK_JOB,
    laterMs: number,
    work: (id: string) => Promise<'done' | 'later' | 'again'>,
  ) =>
    agenda.define<ScanJob>(
      name,
      async (job) => {
        const touching = setInterval(() => void job.touch().catch(() => undefined), lockMs / 4);
        const done = watchJob(name, () => work(job.attrs.data.scan_id)).finally(() =>
          clearInterval(touching),
        );
        running.add(done);
        const result = await done.finally(() => running.delete(done));
        if (result !== 'done') job.schedule(new Date(Date.now() + (result === 'later' ? laterMs : 0)));
      },
      { concurrency: 1, lockLimit: 1, lockLifetime: lockMs },
    );
  const workInTurn = createWorkInTurn(scans, workOnScan);
  define(SCAN_JOB, LATER_MS, (id) => place.scan((makeRoom) => workInTurn(id, makeRoom)));
  define(CHECK_JOB, Math.min(CHECK_LATER_MS, processEvery ?? CHECK_LATER_MS), (id) =>
    place.check((stop) => workOnCheck(id, stop)),
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
