import { createHash } from 'node:crypto';
import { encodeKeys } from '../bson/encodeKey';
import { elementsOf, getField, NULL, RawValue, T } from '../bson/rawValue';
import { MongoError } from '../errors/mongoError';
import { isPosition, splitPath } from '../filter/fieldPath';

/** LMDB takes keys up to 1,978 bytes; longer index keys are cut and completed with a hash. */
const MAX_KEY = 1400;

/** The first bytes of a key that is too long, which are kept as they are; undefined for the others. */
export function cutKey(key: Buffer): Buffer | undefined {
  return key.length > MAX_KEY ? key.subarray(0, MAX_KEY) : undefined;
}

/** Fields and directions of an index; pairs, because objects would reorder fields named like numbers. */
export type KeyPattern = [path: string, direction: number][];

/** The fields of an index, ready for use. */
export interface KeyShape {
  paths: string[][];
  descending: boolean[];
}

export interface IndexEntries {
  keys: Buffer[];
  /** The fields that went through an array. */
  multikey: boolean[];
  /** Whether a key was cut: the order of such keys means nothing. */
  truncated: boolean;
  /** The values behind the first key, for error messages. */
  values: (RawValue | undefined)[];
}

/** The shape of a key pattern such as `{ a: 1, 'b.c': -1 }`. */
export function keyShape(pattern: KeyPattern): KeyShape {
  return {
    paths: pattern.map(([path]) => splitPath(path)),
    descending: pattern.map(([, direction]) => direction < 0),
  };
}

interface Cursor {
  value: RawValue | undefined;
  rest: string[];
}

/** The keys of a document in an index; none when the index is sparse and all its fields are missing. */
export function indexEntries(prefix: Buffer, shape: KeyShape, sparse: boolean, doc: RawValue): IndexEntries {
  const multikey = shape.paths.map(() => false);
  const tuples: (RawValue | undefined)[][] = [];
  expand(
    shape.paths.map((rest) => ({ value: doc, rest })),
    multikey,
    tuples,
  );
  const result: IndexEntries = { keys: [], multikey, truncated: false, values: tuples[0] ?? [] };
  const seen = tuples.length > 1 ? new Set<string>() : undefined;
  for (const tuple of tuples) {
    if (sparse && tuple.every((value) => value === undefined)) continue;
    let key = encodeKeys(prefix, tuple, shape.descending);
    const cut = cutKey(key);
    if (cut) {
      key = Buffer.concat([cut, createHash('sha256').update(key).digest()]);
      result.truncated = true;
    }
    if (seen) {
      const text = key.latin1Slice();
      if (seen.has(text)) continue;
      seen.add(text);
    }
    result.keys.push(key);
  }
  return result;
}

/** Follows each path to its end or to an array; the fields that share an array vary together. */
function expand(cursors: Cursor[], multikey: boolean[], tuples: (RawValue | undefined)[][]): void {
  const ends = cursors.map(follow);
  let array: RawValue | undefined;
  for (const { value } of ends) {
    if (!isOpenArray(value)) continue;
    if (array && array.at !== value.at)
      throw new MongoError('CannotIndexParallelArrays', 'cannot index parallel arrays');
    array = value;
  }
  if (!array) {
    tuples.push(ends.map((end) => end.value));
    return;
  }
  const within = ends.map((end) => isOpenArray(end.value));
  within.forEach((inside, i) => inside && (multikey[i] = true));
  const elements = elementsOf(array);
  if (elements.length === 0) {
    // An empty array is indexed as "undefined": present, but with no value.
    tuples.push(ends.map((end, i) => (within[i] ? (end.rest.length === 0 ? NULL : undefined) : end.value)));
    return;
  }
  for (const element of elements) {
    const next = ends.map((end, i): Cursor => {
      if (!within[i]) return { value: end.value, rest: [] };
      if (end.rest.length === 0) return { value: asScalar(element), rest: [] };
      return element.type === T.object ? { value: element, rest: end.rest } : { value: undefined, rest: [] };
    });
    expand(next, multikey, tuples);
  }
}

/** An array inside the indexed array is one value; it is wrapped so that it is not opened again. */
class WholeArray extends RawValue {}

function isOpenArray(value: RawValue | undefined): value is RawValue {
  return value?.type === T.array && !(value instanceof WholeArray);
}

function asScalar(element: RawValue): RawValue {
  return element.type === T.array ? new WholeArray(T.array, element.buf, element.at, element.end) : element;
}

function follow(cursor: Cursor): Cursor {
  let { value } = cursor;
  const { rest } = cursor;
  for (let i = 0; i < rest.length; i++) {
    const part = rest[i]!;
    if (value?.type === T.array) {
      const element: RawValue | undefined = isPosition(part) ? elementsOf(value)[Number(part)] : undefined;
      if (!element) return { value, rest: rest.slice(i) };
      value = element;
    } else {
      value = value?.type === T.object ? getField(value, part) : undefined;
    }
  }
  return { value, rest: [] };
}
