import { trusted } from 'mongoose';
import { versionConflict } from '../AppError';
import { isDuplicateKey } from './isDuplicateKey';

/**
 * Part of a filter: the record still has the revision that the caller has seen. With `$inc: { revision: 1 }` in the same write, of
 * two users who saw the same revision one saves. Records of earlier versions have no revision; it counts as 0.
 * @param seen undefined: any revision
 * @param field the counter's name, where a record has one for each of its parts
 */
export const revisionIs = (seen: number | undefined, field = 'revision'): Record<string, unknown> => {
  if (seen === undefined) return {};
  return { [field]: seen === 0 ? trusted({ $in: [0, null] }) : seen };
};

/**
 * Does an upsert whose filter has `revisionIs`: where the record has another revision it finds none, would insert a second one, and
 * the unique index refuses that.
 * @throws AppError 412 version_conflict
 */
export const unlessNewer = async <T>(upsert: () => PromiseLike<T>): Promise<T> => {
  try {
    return await upsert();
  } catch (error) {
    throw isDuplicateKey(error) ? versionConflict() : error;
  }
};
