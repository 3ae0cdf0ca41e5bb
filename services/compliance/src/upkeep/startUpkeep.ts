import { HOUR_MS } from '@yinyom/contracts/durations';
import type { Logger } from '@yinyom/service-kit/logger';
import { watchJob } from '@yinyom/service-kit/metrics/jobs';
import { repeatedly } from '@yinyom/service-kit/repeatedly';

/** Days count here, not minutes. */
export const UPKEEP_MS = HOUR_MS;

interface Parts {
  runs: readonly (() => Promise<void>)[];
  everyMs: number;
  logger: Logger;
}

/** Does the upkeep again and again, one run at a time. What fails is logged and tried again. */
export const startUpkeep = ({ runs, everyMs, logger }: Parts) => {
  let running: Promise<void> | null = null;
  const all = async (): Promise<void> => {
    for (const run of runs)
      await watchJob('request_upkeep', run).catch((error: unknown) =>
        logger.warn({ err: error }, 'upkeep of requests failed and is tried again'),
      );
  };
  return repeatedly(
    () =>
      (running ??= all().finally(() => {
        running = null;
      })),
    everyMs,
  );
};
