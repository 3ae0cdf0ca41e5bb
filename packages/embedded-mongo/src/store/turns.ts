/** Reading that takes long gives the event loop back after this time. */
export const SLICE_MS = 2;
/** Writing that takes long does so, too: longer, since each slice of it is synced to disk. */
export const WRITE_SLICE_MS = 8;

/** What waits for its next slice, oldest first. */
const waiting: (() => void)[] = [];

const nextSlice = (): void => {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(nextSlice);
};

/**
 * Gives other work of the event loop a turn. However many commands take long, one of them has a slice in each turn: what
 * others wait for a turn does not grow with their number.
 */
export function yieldTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(nextSlice);
  });
}
