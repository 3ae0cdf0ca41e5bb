import { fromTree, isTreeObject, toTree, type Tree } from '../bson/documentTree';
import { compareValues, encodeKey } from '../bson/encodeKey';
import { numberOf } from '../bson/plainValue';
import { elementsOf, fieldsOf, getField, type RawValue, T } from '../bson/rawValue';
import { badValue, failedToParse, typeMismatch } from '../errors/mongoError';
import type { Filter } from '../filter/filter';
import { matchDocument } from '../filter/matchDocument';
import { parseFilter } from '../filter/parseFilter';
import { sortKeyMaker } from '../query/sortDocuments';
import { parseSort } from '../query/sortSpec';
import { type Change, shown } from './treePath';

function arrayOf(before: Tree | undefined, operator: string, path: string): Tree[] {
  if (before === undefined) return [];
  if (!Array.isArray(before))
    throw badValue(
      `The field '${path}' must be an array but is of another type (${operator} on ${shown(before)})`,
    );
  return before;
}

function wholeNumber(value: RawValue, what: string): number {
  const number = numberOf(value);
  if (!Number.isInteger(number)) throw badValue(`The value for ${what} must be an integer value`);
  return number;
}

interface PushOptions {
  each: Tree[];
  slice?: number;
  position?: number;
  sort?: (element: Tree) => Buffer;
}

function pushOptions(value: RawValue): PushOptions {
  const each = value.type === T.object ? getField(value, '$each') : undefined;
  if (!each) return { each: [toTree(value)] };
  if (each.type !== T.array) throw badValue('The argument to $each in $push must be an array');
  const options: PushOptions = { each: elementsOf(each).map(toTree) };
  for (const [name, operand] of fieldsOf(value)) {
    if (name === '$slice') options.slice = wholeNumber(operand, '$slice');
    else if (name === '$position') options.position = wholeNumber(operand, '$position');
    else if (name === '$sort') options.sort = elementOrder(operand);
    else if (name !== '$each') throw badValue(`Unrecognized clause in $push: ${name}`);
  }
  return options;
}

function elementOrder(sort: RawValue): (element: Tree) => Buffer {
  if (sort.type === T.object) {
    const keyOf = sortKeyMaker(parseSort(sort));
    return (element) => (isTreeObject(element) ? keyOf(fromTree(element)) : Buffer.alloc(0));
  }
  const keyOf = sortKeyMaker([['v', direction(sort)]]);
  return (element) => keyOf(fromTree(new Map([['v', element]])));
}

function direction(value: RawValue): 1 | -1 {
  const sign = numberOf(value);
  if (sign !== 1 && sign !== -1) throw badValue('The $sort element value must be either 1 or -1');
  return sign;
}

/** `$push` with `$each`, `$position`, `$sort` and `$slice`. */
export function pushChange(value: RawValue, path: string): Change {
  const { each, slice, position, sort } = pushOptions(value);
  return (before) => {
    let array = [...arrayOf(before, '$push', path)];
    const at =
      position === undefined ? array.length : position < 0 ? Math.max(0, array.length + position) : position;
    array.splice(at, 0, ...each);
    if (sort) {
      const keyed = array.map((element) => ({ element, key: sort(element) }));
      array = keyed.sort((a, b) => a.key.compare(b.key)).map(({ element }) => element);
    }
    if (slice !== undefined) array = slice < 0 ? array.slice(slice) : array.slice(0, slice);
    return array;
  };
}

function keyText(tree: Tree): string {
  return encodeKey(fromTree(tree)).latin1Slice();
}

/** `$addToSet`, also with `$each`. */
export function addToSetChange(value: RawValue, path: string): Change {
  const each = value.type === T.object ? getField(value, '$each') : undefined;
  if (each && each.type !== T.array)
    throw typeMismatch('The argument to $each in $addToSet must be an array');
  const added = each ? elementsOf(each) : [value];
  return (before) => {
    const array = arrayOf(before, '$addToSet', path);
    const known = new Set(array.map(keyText));
    const fresh: Tree[] = [];
    for (const element of added) {
      const key = keyText(element);
      if (known.has(key)) continue;
      known.add(key);
      fresh.push(toTree(element));
    }
    return fresh.length > 0 || before === undefined ? [...array, ...fresh] : undefined;
  };
}

function pullTest(value: RawValue): (element: RawValue) => boolean {
  const operators = value.type === T.object && fieldsOf(value)[0]?.[0].startsWith('$');
  if (value.type === T.object && !operators) {
    const filter = parseFilter(value);
    return (element) => element.type === T.object && matchDocument(filter, element);
  }
  if (value.type === T.regex || operators) {
    const filter: Filter = parseFilter(fromTree(new Map([['v', value]])));
    return (element) => matchDocument(filter, fromTree(new Map([['v', element]])));
  }
  return (element) => compareValues(element, value) === 0;
}

function removing(operator: string, path: string, test: (element: Tree) => boolean): Change {
  return (before) => {
    if (before === undefined) return undefined;
    return arrayOf(before, operator, path).filter((element) => !test(element));
  };
}

/** `$pull`: by value, by operators, or by conditions on the fields of elements. */
export function pullChange(value: RawValue, path: string): Change {
  const test = pullTest(value);
  return removing('$pull', path, (element) => test(fromTree(element)));
}

/** `$pullAll`: all elements that equal one of a list. */
export function pullAllChange(value: RawValue, path: string): Change {
  if (value.type !== T.array) throw badValue('$pullAll requires an array argument');
  const removed = new Set(elementsOf(value).map(keyText));
  return removing('$pullAll', path, (element) => removed.has(keyText(element)));
}

/** `$pop`: the last element, or the first with -1. */
export function popChange(value: RawValue, path: string): Change {
  const side = numberOf(value);
  if (side !== 1 && side !== -1) throw failedToParse(`$pop expects 1 or -1, found: ${shown(value)}`);
  return (before) => {
    if (before === undefined) return undefined;
    if (!Array.isArray(before)) throw typeMismatch(`Path '${path}' contains an element of non-array type`);
    return side === 1 ? before.slice(0, -1) : before.slice(1);
  };
}
