import { MongoError } from '../errors/mongoError';
import { SLICE_MS } from '../store/turns';
import type { View } from '../store/view';
import type { Context } from './engine';
import type { Progress } from './writeBatch';

/**
 * Does something for each of a list in short jobs, so that others get their turn. An error ends it; what its job
 * changed before stays, and is stored with the job.
 * @param progress is set back when a job is run again
 */
export async function inShortJobs<T>(
  { engine, pacer }: Context,
  list: readonly T[],
  step: (view: View, item: T) => void,
  { frees = false, progress = { n: 0 } }: { frees?: boolean; progress?: Progress } = {},
): Promise<void> {
  for (let next = 0; next < list.length;) {
    const [from, before] = [next, { ...progress }];
    const runSome = (view: View): MongoError | undefined => {
      next = from;
      Object.assign(progress, before);
      const until = performance.now() + SLICE_MS;
      do {
        try {
          step(view, list[next++]!);
        } catch (error) {
          if (error instanceof MongoError) return error;
          throw error;
        }
      } while (next < list.length && performance.now() < until);
      return undefined;
    };
    const failure = await engine.store.write(runSome, { frees });
    if (failure) throw failure;
    await pacer.pause();
  }
}
