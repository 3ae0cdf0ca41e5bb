/**
 * Does something in the background again and again until it is stopped, and keeps no process alive by it.
 * @param run tells its failures by itself and never rejects
 */
export const repeatedly = (run: () => Promise<void>, everyMs: number) => {
  let running: Promise<void> = Promise.resolve();
  const start = (): void => {
    running = run();
  };
  const timer = setInterval(start, everyMs);
  timer.unref();
  return {
    /** Does it now, too. */
    start,
    /** No new run begins; a running one finishes. */
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await running;
    },
  };
};
