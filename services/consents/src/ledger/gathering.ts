/** From this time on, which a write costs by itself, waiting for more decisions pays. In milliseconds, as all times here. */
const SLOW_MS = 6;
const MOST_WAIT_MS = 10;
/** What one decision more adds to a write, about. */
const OF_ONE_MS = 0.1;
/** The cheapest of so many writes tells what the disk takes: the others waited for something else, too. */
const WRITES = 8;

/**
 * Each group of decisions is one write to the disk. On a slow disk a group waits a little for the visitors who were just answered
 * or are about to come, so that the same decisions need fewer writes.
 */
export const createGathering = () => {
  /** What the last writes cost by themselves. */
  const costs: number[] = [];
  let written = 0;
  let cost = 0;
  let last = 0;
  /** How many decisions the next group probably gets. */
  let expected = 0;
  let go: (() => void) | null = null;

  const isSlow = (): boolean => costs.length === WRITES && cost > SLOW_MS;

  return {
    isSlow,

    /** Resolves when the next group should be written. @param waiting decisions that it has already */
    wait: async (waiting: number): Promise<void> => {
      if (waiting >= expected || !isSlow()) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.min(cost / 3, MOST_WAIT_MS));
        go = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      go = null;
    },

    /** A decision came. @param waiting how many there are now */
    came: (waiting: number): void => {
      if (waiting >= expected) go?.();
    },

    /** A group was written. @param ms from sending it until it was durable */
    wrote: (size: number, ms: number): void => {
      costs[written % WRITES] = Math.max(0, ms - size * OF_ONE_MS);
      cost = Math.min(...costs);
      written += 1;
      // Two groups may alternate: now and then it is tried whether they make one.
      expected = written % WRITES === 0 ? size + last : size;
      last = size;
    },
  };
};
