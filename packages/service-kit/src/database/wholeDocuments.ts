import type { Model, QueryFilter } from 'mongoose';
import { noteDamaged } from '../request/damagedEntries';
import { isDamaged } from './skipDamaged';

/** What the embedded database answers in the place of a damaged document. */
interface Placeholder {
  _id: unknown;
  damaged_document: true;
}
const isPlaceholder = (found: unknown): found is Placeholder =>
  typeof found === 'object' && found !== null && 'damaged_document' in found;

/** Asked for only after the database said that a document is damaged; a MongoDB gives the option another meaning. */
const WHOLE_ONLY = { allowPartialResults: true, batchSize: 1_000 };

/** What this needs of a lean query of mongoose. */
interface ListQuery<T> {
  model: { collection: { name: string } };
  clone(): ListQuery<T>;
  setOptions(options: object): ListQuery<T>;
  exec(): Promise<T[]>;
}

const withoutDamaged = async <T>(query: ListQuery<T>): Promise<T[]> => {
  const found: unknown[] = await query.setOptions(WHOLE_ONLY).exec();
  const left = found.filter(isPlaceholder);
  noteDamaged(
    query.model.collection.name,
    left.map(({ _id }) => String(_id)),
  );
  return found.filter((one) => !isPlaceholder(one)) as T[];
};

/**
 * Lists documents for people to look at. Where some are damaged it returns all others, and the answer of the request names
 * the damaged ones (`DAMAGED_HEADER`). What is published, proved or exported must not use it: there a part is wrong.
 * @param query lean, and answered by an index
 * @throws the database's error where it cannot tell which documents are damaged
 */
export const listWhole = async <T>(query: ListQuery<T>): Promise<T[]> => {
  try {
    return await query.exec();
  } catch (error) {
    if (!isDamaged(error)) throw error;
    return withoutDamaged(query.clone());
  }
};

/** How many documents `listWhole` would list. */
export const countWhole = async <T>(model: Model<T>, where: QueryFilter<T>): Promise<number> => {
  try {
    return await model.countDocuments(where);
  } catch (error) {
    if (!isDamaged(error)) throw error;
    const found: ListQuery<unknown> = model.find(where, { _id: 1 }).lean();
    return (await withoutDamaged(found)).length;
  }
};
