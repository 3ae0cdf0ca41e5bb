import { HOUR_MS } from '@yinyom/contracts/durations';
import { BATCH_MS } from '@yinyom/contracts/notify/webhookLimits';
import type { Logger } from '@yinyom/service-kit/logger';
import { watchJob, type Job } from '@yinyom/service-kit/metrics/jobs';
import { repeatedly } from '@yinyom/service-kit/repeatedly';

/** How often things are looked for, in milliseconds, and how long tries and their leases last. */
export interface WorkPace {
  eventsMs: number;
  ledgersMs: number;
  monthsMs: number;
  noticesMs: number;
  tidyMs: number;
  tickMs: number;
  leaseMs: number;
  holdMs: number;
  timeoutMs: number;
}
export const PACE: WorkPace = {
  eventsMs: 1_000,
  // Reading takes time, too: a decision is in its batch before the promised ten seconds are over.
  ledgersMs: BATCH_MS / 2,
  monthsMs: 60_000,
  noticesMs: 30_000,
  tidyMs: HOUR_MS,
  tickMs: 500,
  leaseMs: 30_000,
  holdMs: 30_000,
  timeoutMs: 15_000,
};

interface Parts {
  takeEvents(): Promise<boolean>;
  readLedgers(): Promise<void>;
  tellMonths(): Promise<void>;
  tellAdmins(): Promise<void>;
  tidy(): Promise<void>;
  wake(): void;
  pace: WorkPace;
  logger: Logger;
}

/** One run at a time: what takes longer than its pace is not begun twice. */
const oneAtATime = (run: () => Promise<void>) => {
  let running: Promise<void> | null = null;
  return () =>
    (running ??= run().finally(() => {
      running = null;
    }));
};

/** Everything that is done in the background. Several processes may do it at once: each step can be repeated. */
export const startWork = ({ pace, logger, wake, ...parts }: Parts) => {
  const again = (job: Job, run: () => Promise<void>, everyMs: number) =>
    repeatedly(
      oneAtATime(() =>
        watchJob(job, run).catch((error: unknown) =>
          logger.warn({ err: error, job }, 'work for webhooks failed and is tried again'),
        ),
      ),
      everyMs,
    );
  const waking = (run: () => Promise<unknown>) => async (): Promise<void> => {
    await run();
    wake();
  };
  const notices = again('webhook_notices', parts.tellAdmins, pace.noticesMs);
  const works = [
    again('webhook_events', async () => void ((await parts.takeEvents()) && wake()), pace.eventsMs),
    again('webhook_ledgers', waking(parts.readLedgers), pace.ledgersMs),
    again('webhook_months', waking(parts.tellMonths), pace.monthsMs),
    again('webhook_tidy', parts.tidy, pace.tidyMs),
    notices,
  ];
  return {
    /** At once: one was switched off. */
    tellAdmins: notices.start,
    stop: async (): Promise<void> => {
      for (const work of works) await work.stop();
    },
  };
};
