import { AppError } from '../AppError';

export interface FairQueueLimits {
  /** Tasks that run at the same time, of all owners together. */
  atOnce: number;
  /** Tasks of one owner that run at the same time. */
  atOnceOfOwner: number;
  /** Tasks of one owner that may wait; more are refused with 429. */
  waitingOfOwner: number;
  /** Tasks that may wait, of all owners together; more are refused with 503. */
  waiting: number;
  retryAfterSeconds: number;
}

interface Lane {
  running: number;
  waiting: (() => void)[];
}

/**
 * Shares slots for heavy tasks between owners (organizations): those that have tasks waiting get slots in turn, so that one with
 * many tasks waits for itself and not the others for it.
 */
export const createFairQueue = (limits: FairQueueLimits) => {
  const { atOnce, atOnceOfOwner, waitingOfOwner, waiting: mostWaiting, retryAfterSeconds } = limits;
  /** Owners with tasks, in the order of their turn. */
  const lanes = new Map<string, Lane>();
  let running = 0;
  let waiting = 0;

  const laneOf = (owner: string): Lane => {
    const lane = lanes.get(owner) ?? { running: 0, waiting: [] };
    lanes.set(owner, lane);
    return lane;
  };

  /** Gives free slots to the owners whose turn it is; who got one goes to the end. */
  const fill = (): void => {
    for (const [owner, lane] of [...lanes]) {
      if (running >= atOnce) return;
      const start = lane.running < atOnceOfOwner ? lane.waiting.shift() : undefined;
      if (!start) continue;
      waiting -= 1;
      running += 1;
      lane.running += 1;
      lanes.delete(owner);
      lanes.set(owner, lane);
      start();
    }
  };

  const leave = (owner: string, lane: Lane): void => {
    running -= 1;
    lane.running -= 1;
    lanes.delete(owner);
    if (lane.running > 0 || lane.waiting.length > 0) lanes.set(owner, lane);
    fill();
  };

  return {
    /**
     * Runs a task when it is its owner's turn.
     * @param owner id of the organization
     * @throws AppError 429 too_many_tasks when too many of this owner wait, 503 when too many wait at all
     */
    run: async <T>(owner: string, task: () => Promise<T>): Promise<T> => {
      if ((lanes.get(owner)?.waiting.length ?? 0) >= waitingOfOwner)
        throw new AppError(429, 'too_many_tasks', {
          retryAfterSeconds,
          values: { seconds: retryAfterSeconds },
        });
      if (waiting >= mostWaiting) throw new AppError(503, 'unavailable', { retryAfterSeconds });
      const lane = laneOf(owner);
      await new Promise<void>((resolve) => {
        lane.waiting.push(resolve);
        waiting += 1;
        fill();
      });
      try {
        return await task();
      } finally {
        leave(owner, lane);
      }
    },
  };
};
