import type { Agenda } from 'agenda';
import type { Logger } from '@yinyom/service-kit/logger';
import type { Delivery } from '../delivery/deliver';
import type { ScheduleService } from '../schedule/schedule.service';
import { scanQueue } from '@yinyom/service-kit/metrics/instruments';
import { watchJob } from '@yinyom/service-kit/metrics/jobs';
import { DELIVERY_JOB, type ScanJob } from './scanQueue';
import type { Sweep } from './sweep';

interface Parts {
  agenda: Agenda;
  deliver: Delivery;
  schedules: ScheduleService;
  /** Each finds what was lost of its kind. */
  sweeps: Sweep[];
  countQueued(): Promise<number>;
  logger: Logger;
  /** Between two looks for plans that are due and for what was lost. */
  tidyEveryMs?: number;
  /** How long a job is kept for a process that says nothing. */
  lockMs?: number;
}

const LOCK_MS = 20_000;
const TIDY_EVERY_MS = 30_000;
const MOST_TRIES = 8;

/** The jobs of the service itself: results are taken over, plans are kept, what was lost is found again. */
export const startJobs = async (parts: Parts) => {
  const { agenda, deliver, schedules, sweeps, logger, tidyEveryMs = TIDY_EVERY_MS, lockMs = LOCK_MS } = parts;
  agenda.define<ScanJob>(
    DELIVERY_JOB,
    async (job) => {
      const touching = setInterval(() => void job.touch().catch(() => undefined), lockMs / 4);
      await watchJob('scan_delivery', () => deliver(job.attrs.data.scan_id)).finally(() =>
        clearInterval(touching),
      );
    },
    {
      concurrency: 2,
      lockLifetime: lockMs,
      backoff: ({ attempt }) => (attempt > MOST_TRIES ? null : Math.min(1_000 * 2 ** attempt, 60_000)),
    },
  );
  await agenda.start();

  let tidying: Promise<unknown> = Promise.resolve();
  const tidy = async () => {
    const now = new Date();
    await schedules.startDue(now);
    for (const sweep of sweeps) await sweep(now);
  };
  const timer = setInterval(() => {
    tidying = tidying
      .then(() => watchJob('scan_tidy', tidy))
      .catch((error: unknown) => logger.warn({ err: error }, 'the scanner could not tidy up'));
  }, tidyEveryMs);
  timer.unref();

  const stopCounting = scanQueue.ask(parts.countQueued);

  return {
    /** No new job begins; running ones finish. */
    close: async (): Promise<void> => {
      clearInterval(timer);
      stopCounting();
      await tidying;
      await agenda.drain({ timeout: 5_000 });
      await agenda.stop(false);
    },
  };
};
