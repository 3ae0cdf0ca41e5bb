import { MongoError } from '../errors/mongoError';
import { matchDocument } from '../filter/matchDocument';
import type { Found } from '../query/scan';
import { openQuery } from '../query/source';
import { readDocument } from '../store/documents';
import type { View } from '../store/view';
import type { Context } from './engine';
import type { Target } from './oneDocument';
import type { Progress } from './writeBatch';

/**
 * Changes all documents of a query: first their keys are collected while others go on, then they are changed
 * in short jobs. Each document is tested again, because it may have changed in between.
 */
export async function changeMany(
  context: Context,
  target: Target,
  progress: Progress,
  change: (view: View, found: Found) => void,
  { frees = false } = {},
): Promise<void> {
  const { collection, filter, variables } = target;
  if (!collection) return;
  const source = openQuery({ ...target, view: context.view, skip: 0, limit: 0 }, context.pacer);
  const keys: Buffer[] = [];
  for (let found = await source.next(); found; found = await source.next())
    for (const { key } of found) keys.push(Buffer.from(key));
  let next = 0;
  while (next < keys.length) {
    let failure: unknown;
    const [from, before] = [next, { ...progress }];
    const changeSome = (view: View) => {
      failure = undefined;
      next = from;
      Object.assign(progress, before);
      const until = performance.now() + 10;
      do {
        const key = keys[next++]!;
        const doc = readDocument(view, collection, key);
        if (!doc || !matchDocument(filter, doc, variables)) continue;
        try {
          change(view, { doc, key });
        } catch (error) {
          // What this job changed before stays: it is stored with the job.
          if (!(error instanceof MongoError) || error.labels.length > 0) throw error;
          failure = error;
        }
      } while (!failure && next < keys.length && performance.now() < until);
    };
    await context.engine.store.write(changeSome, { frees });
    if (failure) throw failure;
    await context.pacer.pause();
  }
}
