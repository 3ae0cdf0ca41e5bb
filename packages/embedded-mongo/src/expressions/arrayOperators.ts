import { fromTree } from '../bson/documentTree';
import { encodeKey } from '../bson/encodeKey';
import { booleanValue, intValue, isTruthy } from '../bson/plainValue';
import { elementsOf, isNullish, NULL, type RawValue, T, textOf } from '../bson/rawValue';
import { badValue } from '../errors/mongoError';
import type { Operator } from './expression';
import { namedOf, withValues } from './operands';

function arrayOf(name: string, value: RawValue | undefined): RawValue[] {
  if (value?.type === T.array) return elementsOf(value);
  throw badValue(`The argument to ${name} must be an array`);
}

const elementAt = (name: string, position: number): Operator =>
  withValues(name, [1, 1], ([value]) => (isNullish(value) ? NULL : arrayOf(name, value).at(position)));

const filter: Operator = (operand, compile) => {
  const parts = namedOf('$filter', operand, ['input', 'cond'], ['as']);
  const [input, condition] = [compile(parts.get('input')!), compile(parts.get('cond')!)];
  const as = parts.get('as');
  const name = as?.type === T.string ? textOf(as) : 'this';
  return (doc, variables) => {
    const list = input(doc, variables);
    if (isNullish(list)) return NULL;
    const inside = new Map(variables);
    const kept = arrayOf('$filter', list).filter((element) =>
      isTruthy(condition(doc, inside.set(name, element))),
    );
    return fromTree(kept);
  };
};

export const arrayOperators: Record<string, Operator> = {
  $filter: filter,
  $first: elementAt('$first', 0),
  $last: elementAt('$last', -1),
  $size: withValues('$size', [1, 1], ([value]) => intValue(arrayOf('$size', value).length)),
  $in: withValues('$in', [2, 2], ([value, list]) => {
    const key = encodeKey(value);
    return booleanValue(arrayOf('$in', list).some((element) => encodeKey(element).equals(key)));
  }),
};
