import { randomUUID } from 'node:crypto';
import type { Logger } from '@yinyom/service-kit/logger';
import type { Round } from './round';
import type { WatchStore } from './watch.store';

/** So many are looked at at once by one process. */
const AT_ONCE = 4;

interface Deps {
  watches: WatchStore;
  round: Round;
  logger: Logger;
  /** How long a round may take until another process takes it over, in milliseconds. */
  leaseMs: number;
  now(): Date;
}

/** Looks at everybody who is due, until nobody is. Any number of processes may do so at once. */
export const createRounds = ({ watches, round, logger, leaseMs, now }: Deps) => {
  const holder = randomUUID();
  let stopped = false;

  /** @param found one was due: there may be another */
  const work = async (found: () => void): Promise<void> => {
    while (!stopped) {
      const at = now();
      const watch = await watches.takeDue(at, holder, new Date(at.getTime() + leaseMs));
      if (!watch) return;
      found();
      try {
        await watches.letGo(watch._id, holder, await round(watch, at));
      } catch (error) {
        logger.warn({ err: error, place: watch._id }, 'a round of watching failed and is tried again');
        await watches.letGo(watch._id, holder, { due_at: new Date(at.getTime() + 60_000) });
      }
    }
  };
  return {
    run: async (): Promise<void> => {
      const workers: Promise<void>[] = [];
      const failures: unknown[] = [];
      /** One more where the last one found something: most often nothing is due. */
      const hire = (): void => {
        const index = workers.length;
        if (index >= AT_ONCE) return;
        const found = () => index === workers.length - 1 && hire();
        workers.push(work(found).catch((error: unknown) => void failures.push(error)));
      };
      hire();
      for (let index = 0; index < workers.length; index += 1) await workers[index];
      if (failures.length > 0) throw failures[0];
    },
    stop: (): void => {
      stopped = true;
    },
  };
};
