import { createFairQueue } from './fairQueue';

const queue = createFairQueue({
  atOnce: 2,
  atOnceOfOwner: 1,
  waitingOfOwner: 5,
  waiting: 100,
  retryAfterSeconds: 5,
});

/**
 * Runs a piece of what a call reads or computes in large amounts (all cookies of a website, a page of a ledger) when it is its
 * organization's turn. All calls of this process share the turns: an organization that asks for much waits for itself.
 * @param owner id of the organization
 * @param work takes a fraction of a second, so that no organization holds a turn for long; never asks for a turn itself
 * @throws AppError 429 too_many_tasks when too many calls of this organization wait, 503 when too many wait at all
 */
export const heavyWork = <T>(owner: string, work: () => Promise<T>): Promise<T> => queue.run(owner, work);
