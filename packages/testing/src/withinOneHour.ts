import { HOUR_MS } from '@yinyom/contracts/durations';

/** Longer than a test that counts takes, on a busy machine, too. */
const NEEDED_MS = 60_000;
const PAUSE_MS = 500;

/**
 * Limits are counted by the hours and days of the clock, and begin anew with each: waits for the next hour where this one is
 * nearly over, so that what follows is counted together.
 */
export const withinOneHour = async (): Promise<void> => {
  while (HOUR_MS - (Date.now() % HOUR_MS) < NEEDED_MS)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
};
