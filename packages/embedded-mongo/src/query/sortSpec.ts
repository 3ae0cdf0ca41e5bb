import { numberOf } from '../bson/plainValue';
import { fieldsOf, isEmptyObject, isNullish, type RawValue, T, textOf } from '../bson/rawValue';
import { badValue, failedToParse, MongoError, notSupported, typeMismatch } from '../errors/mongoError';
import type { KeyPattern } from '../store/indexKeys';

export type SortSpec = [path: string, direction: 1 | -1][];
/** The name of an index, its key pattern, or natural order. */
export type Hint = string | KeyPattern;

/** A sort document as pairs. */
export function parseSort(value: RawValue | undefined): SortSpec {
  if (!value) return [];
  if (value.type !== T.object) throw typeMismatch('Expected field sort to be of type object');
  return fieldsOf(value).map(([path, sign]) => {
    if (sign.type === T.object) throw notSupported(`Sorting by an expression ({${path}: {...}})`, 'BadValue');
    const direction = numberOf(sign);
    if (direction !== 1 && direction !== -1)
      throw badValue(`Illegal key in $sort specification: ${path}: must be 1 or -1`);
    if (path === '' || (path[0] === '$' && path !== '$natural'))
      throw new MongoError('Location16410', `FieldPath field names may not start with '$': ${path}`);
    return [path, direction];
  });
}

/** A hint: the name of an index or its key pattern. */
export function parseHint(value: RawValue | undefined): Hint | undefined {
  if (!value || isNullish(value)) return undefined;
  if (value.type === T.string) return textOf(value);
  if (value.type !== T.object) throw failedToParse('Hint must be a string or an object');
  if (isEmptyObject(value)) return undefined;
  return fieldsOf(value).map(([path, sign]) => [path, numberOf(sign)]);
}
