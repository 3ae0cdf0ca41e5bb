/** Work that takes long gives the event loop back after this time. */
export const SLICE_MS = 8;

/** Gives other work of the event loop a turn. */
export function yieldTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
