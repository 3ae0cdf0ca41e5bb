import { DAY_MS } from '@yinyom/contracts/constants';
import type { Logger } from '@yinyom/service-kit/logger';
import type { Clock } from '../database/databaseClock';
import type { NetworkStore } from './network.store';

/** Technical data is kept for 90 days (specification §9, decision D-33). */
const KEPT_MS = 90 * DAY_MS;
const EVERY_MS = 3_600_000;

/** Forgets addresses and browsers in time, in any number of processes. */
export const createNetworkRetention = (store: NetworkStore, clock: Clock, logger: Logger) => {
  let running: Promise<void> = Promise.resolve();

  const run = async (now: Date): Promise<number> => store.forgetBefore(new Date(now.getTime() - KEPT_MS));
  const look = (): void => {
    running = clock()
      .then(run)
      .then(
        (count) => {
          if (count > 0) logger.info({ records: count }, 'addresses and browsers forgotten');
        },
        (error: unknown) => logger.error({ err: error }, 'addresses and browsers could not be forgotten'),
      );
  };
  const timer = setInterval(look, EVERY_MS);
  timer.unref();

  return {
    run,
    start: look,
    close: async (): Promise<void> => {
      clearInterval(timer);
      await running;
    },
  };
};
