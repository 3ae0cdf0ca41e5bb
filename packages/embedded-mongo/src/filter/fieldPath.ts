import { elementsOf, getField, type RawValue, T } from '../bson/rawValue';

const DIGITS = /^(0|[1-9]\d*)$/;

/** Whether a part of a path may be the position in an array. */
export function isPosition(part: string): boolean {
  return DIGITS.test(part);
}

/** Splits a dotted path. */
export function splitPath(path: string): string[] {
  return path.includes('.') ? path.split('.') : [path];
}

type Path = readonly string[];
type Test = (value: RawValue | undefined) => boolean;

/**
 * Calls `test` with the values that a query path means until one passes. Arrays on the way stand for each of
 * their documents; an array at the end stands for its elements and itself when `expand` is set. A missing
 * field is one call with undefined.
 */
export function someValue(doc: RawValue, path: Path, expand: boolean, test: Test, from = 0): boolean {
  const part = path[from]!;
  const value = getField(doc, part);
  if (from === path.length - 1) return leaf(value, expand, test);
  if (!value) return test(undefined);
  if (value.type === T.object) return someValue(value, path, expand, test, from + 1);
  if (value.type !== T.array) return test(undefined);
  return throughArray(value, path, expand, test, from + 1);
}

function throughArray(array: RawValue, path: Path, expand: boolean, test: Test, from: number): boolean {
  const elements = elementsOf(array);
  const part = path[from]!;
  if (isPosition(part)) {
    const element = elements[Number(part)];
    if (element) {
      if (from === path.length - 1) {
        if (leaf(element, expand, test)) return true;
      } else if (element.type === T.object) {
        if (someValue(element, path, expand, test, from + 1)) return true;
      } else if (element.type === T.array && throughArray(element, path, expand, test, from + 1)) return true;
    }
  }
  return elements.some(
    (element) => element.type === T.object && someValue(element, path, expand, test, from),
  );
}

function leaf(value: RawValue | undefined, expand: boolean, test: Test): boolean {
  if (expand && value?.type === T.array) return elementsOf(value).some(test) || test(value);
  return test(value);
}

/** The values that a path means; an array at its end stands for its elements, of which an empty one has none. */
export function valuesAt(doc: RawValue, path: Path): (RawValue | undefined)[] {
  const values: (RawValue | undefined)[] = [];
  someValue(doc, path, true, (value) => {
    values.push(value);
    return false;
  });
  // An array at the end comes last, after its elements.
  if (values.at(-1)?.type === T.array) values.pop();
  return values;
}

/** The value at a path without going into arrays, for places where MongoDB does not either. */
export function valueAt(doc: RawValue, path: Path): RawValue | undefined {
  let value: RawValue | undefined = doc;
  for (const part of path) {
    if (!value || value.type !== T.object) return undefined;
    value = getField(value, part);
  }
  return value;
}
