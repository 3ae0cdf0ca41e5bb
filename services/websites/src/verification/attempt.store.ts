import { HOUR_MS } from '@yinyom/contracts/durations';
import type { Connection } from 'mongoose';
import { createCounters } from '@yinyom/service-kit/database/createCounters';

/** Between two looks that nobody asked for. */
const PAUSE_MS = 5 * 60_000;

/** Counts how often somebody looked for a proof: each look is a request to somebody's server. */
export const createAttemptStore = (connection: Connection) => {
  const attempts = createCounters(connection, 'verification_attempts');

  /** @returns whether there was one left under this name */
  const count = (name: string, most: number, now: Date): Promise<boolean> =>
    attempts.take(name, most, new Date(now.getTime() + 2 * HOUR_MS));
  const hourOf = (now: Date): number => Math.floor(now.getTime() / HOUR_MS);

  return {
    /** For a person who asks. @returns whether there was one left in this hour */
    take: (applicationId: string, most: number, now: Date): Promise<boolean> =>
      count(`${applicationId} ${hourOf(now)}`, most, now),

    /**
     * For a look that a visit starts, counted apart so that visitors cannot use up an owner's: once in five minutes,
     * sooner only on a new domain, and at most so often in an hour.
     */
    takeOwn: async (
      { _id, domain_name }: { _id: unknown; domain_name: string },
      most: number,
      now: Date,
    ): Promise<boolean> =>
      (await count(`own ${String(_id)} ${domain_name} ${Math.floor(now.getTime() / PAUSE_MS)}`, 1, now)) &&
      count(`own ${String(_id)} ${hourOf(now)}`, most, now),

    /** Seconds until the next hour begins. */
    secondsLeft: (now: Date): number => Math.ceil((HOUR_MS - (now.getTime() % HOUR_MS)) / 1000),
  };
};
export type AttemptStore = ReturnType<typeof createAttemptStore>;
