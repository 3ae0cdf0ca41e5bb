import { performance } from 'node:perf_hooks';
import { pause } from '../pause';

interface Options {
  /** Between the beginnings of two turns, at least. */
  leastMs: number;
  /** Share of the process's time that the work gets while others need it; default a tenth. */
  share?: number;
  /** How busy the event loop is, 0 to 1, while the work rests for so long; tests give it. */
  othersDuring?: (restMs: number) => Promise<number>;
}

/** Busier than this without the work, visitors and people wait for it. */
const BUSY = 0.5;
/** Long enough to see how busy the others are. */
const LOOK_MS = 25;
/** Turns that find nothing to do need no rest. */
const CHEAP_MS = 5;
/** A job is asked between two turns whether it was paused. */
const LONGEST_REST_MS = 1_500;

const measureOthers = async (restMs: number): Promise<number> => {
  const before = performance.eventLoopUtilization();
  await pause(restMs);
  return performance.eventLoopUtilization(before).utilization;
};

/** Works of this process in a turn or a rest: they share what others leave. */
let works = 0;

/**
 * A pace for long work by turns that visitors of the same process must not feel: while the event loop has time for more, a turn follows the
 * other after a look of 25 ms; else all such works together take a small share, each resting 1.5 s at most. How busy the others are is
 * seen while the work rests.
 * @returns does a turn, and rests after it
 */
export const gentlePace = ({ leastMs, share = 0.1, othersDuring = measureOthers }: Options) => {
  const rest = async (took: number): Promise<void> => {
    const usual = Math.max(leastMs - took, took < CHEAP_MS ? 0 : LOOK_MS);
    for (let rested = 0, step = usual; step > 0; step = 4 * LOOK_MS) {
      const others = await othersDuring(step);
      rested += step;
      // Of a turn's time a part belonged to others: the rest is rather too long than too short.
      if (others < BUSY || rested >= Math.min(LONGEST_REST_MS, (works * took) / share - took)) return;
    }
  };
  return async <T>(turn: () => Promise<T>): Promise<T> => {
    works += 1;
    try {
      const began = performance.now();
      const result = await turn();
      await rest(performance.now() - began);
      return result;
    } finally {
      works -= 1;
    }
  };
};
