import { availableParallelism, loadavg } from 'node:os';
import { measuredDelay } from './pressure';

/** Waits grow this many times at most. */
const MOST = 8;

/**
 * How many times longer something takes here than on an idle machine, as far as the load of the last minute shows it: a machine
 * with twice as much to do as it has processors needs twice the time.
 * @param load processes that run or wait for a processor; always 0 on Windows
 * @param processors that this process may use
 * @returns 1 to 8
 */
export const slownessOf = (load: number, processors: number): number =>
  Math.min(Math.max(load / processors, 1), MOST);

/** The same for this machine now, or what the scans of this process measure where that is more. */
export const slowness = (): number =>
  Math.max(slownessOf(loadavg()[0] ?? 0, availableParallelism()), Math.min(measuredDelay(), MOST));
