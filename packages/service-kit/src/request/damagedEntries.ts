import { AsyncLocalStorage } from 'node:async_hooks';

const ofRequest = new AsyncLocalStorage<Set<string>>();

/** Notes that an answer lacks entries because they are damaged. Outside of a request this does nothing. */
export const noteDamaged = (collection: string, ids: readonly string[]): void => {
  const entries = ofRequest.getStore();
  for (const id of ids) entries?.add(`${collection}/${id}`);
};

/** Handles a request. @returns what it answers, and which damaged entries that lacks, as `collection/id` */
export const collectDamaged = async <A>(
  handle: () => Promise<A>,
): Promise<{ answer: A; damaged: readonly string[] }> => {
  const entries = new Set<string>();
  const answer = await ofRequest.run(entries, handle);
  return { answer, damaged: [...entries] };
};
