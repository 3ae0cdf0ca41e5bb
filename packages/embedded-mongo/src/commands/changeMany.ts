import { matchDocument } from '../filter/matchDocument';
import { openQuery } from '../query/source';
import { type Found, readDocument } from '../store/documents';
import type { View } from '../store/view';
import type { Context } from './engine';
import type { Target } from './oneDocument';
import { inShortJobs } from './shortJobs';
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
  frees: boolean,
): Promise<void> {
  const { collection, filter, variables } = target;
  if (!collection) return;
  const source = openQuery({ ...target, view: context.view, skip: 0, limit: 0 }, context.pacer);
  const keys: Buffer[] = [];
  for (let found = await source.next(); found; found = await source.next())
    for (const { key } of found) keys.push(Buffer.from(key));
  const changeOne = (view: View, key: Buffer) => {
    const found = readDocument(view, collection, key);
    if (found && matchDocument(filter, found.doc, variables)) change(view, found);
  };
  await inShortJobs(context, keys, changeOne, { frees, progress });
}
