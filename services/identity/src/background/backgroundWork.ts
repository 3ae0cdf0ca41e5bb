import type { Logger } from '@yinyom/service-kit/logger';

const afterAnswer = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Work that a request starts but does not wait for: it begins after the answer is on its way, so that the answer's
 * time says nothing about it. `settle` waits for all of it before the service stops.
 */
export const createBackgroundWork = (logger: Logger) => {
  const running = new Set<Promise<void>>();
  return {
    run: (work: () => Promise<unknown>): void => {
      const done: Promise<void> = afterAnswer()
        .then(work)
        .then(
          () => undefined,
          (error: unknown) => logger.error({ err: error }, 'background work failed'),
        )
        .finally(() => running.delete(done));
      running.add(done);
    },
    settle: async (): Promise<void> => {
      while (running.size > 0) await Promise.all(running);
    },
  };
};
export type BackgroundWork = ReturnType<typeof createBackgroundWork>;
