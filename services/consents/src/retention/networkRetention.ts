import { DAY_MS, HOUR_MS } from '@yinyom/contracts/durations';
import type { Logger } from '@yinyom/service-kit/logger';
import { watchJob } from '@yinyom/service-kit/metrics/jobs';
import { repeatedly } from '@yinyom/service-kit/repeatedly';
import type { Clock } from '../database/databaseClock';
import type { NetworkStore } from './network.store';

/** Technical data is kept for 90 days (specification §9, decision D-33). */
const KEPT_MS = 90 * DAY_MS;
const EVERY_MS = HOUR_MS;

/** Forgets addresses and browsers in time, in any number of processes. */
export const createNetworkRetention = (store: NetworkStore, clock: Clock, logger: Logger) => {
  const run = async (now: Date): Promise<number> => store.forgetBefore(new Date(now.getTime() - KEPT_MS));
  const look = (): Promise<void> =>
    watchJob('network_retention', () => clock().then(run)).then(
      (count) => {
        if (count > 0) logger.info({ records: count }, 'addresses and browsers forgotten');
      },
      (error: unknown) => logger.error({ err: error }, 'addresses and browsers could not be forgotten'),
    );
  const repeated = repeatedly(look, EVERY_MS);
  return { run, start: repeated.start, close: repeated.stop };
};
