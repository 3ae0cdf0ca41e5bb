import { performance } from 'node:perf_hooks';

/** Share of its time that a process at its limit is busy for. */
const FULL = 0.85;

export interface Pressure {
  /** Share of the time since the last question that this process was busy for, 0 to 1. */
  utilization(): number;
  now(): number;
}

const own = (): Pressure => {
  let last = performance.eventLoopUtilization();
  return {
    utilization: () => {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, last);
      last = now;
      return utilization;
    },
    now: () => performance.now(),
  };
};

/**
 * Lets work wait while this process is at its limit: where the gateway runs in the same one, visitors who decide would
 * wait for it otherwise. What it would read stays in the ledger, so that nothing is lost by waiting.
 * @param longestMs so long it waits at most, however many visitors there are
 */
export const visitorsFirst = (
  run: () => Promise<void>,
  longestMs: number,
  { utilization, now }: Pressure = own(),
) => {
  let ranAt = now();
  return async (): Promise<void> => {
    const full = utilization() > FULL;
    if (full && now() - ranAt < longestMs) return;
    await run();
    ranAt = now();
  };
};
