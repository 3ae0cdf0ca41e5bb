import { availableParallelism, loadavg } from 'node:os';

/**
 * The load of the last minute. Ask before anything is installed or built: afterwards the run itself is the load.
 * @returns {{ idle: boolean, words: string }} `idle`: fewer programs wanted a processor than there are
 */
export const loadAtStart = (load = loadavg()[0], processors = availableParallelism()) => ({
  idle: load < processors,
  words: `load ${load.toFixed(1)} on ${processors} processor${processors === 1 ? '' : 's'}`,
});
