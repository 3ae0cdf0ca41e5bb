import { compareValues } from '../bson/encodeKey';
import { booleanValue, intValue, isTruthy } from '../bson/plainValue';
import { isNullish, type RawValue, T } from '../bson/rawValue';
import type { Operator } from './expression';
import { listOf, namedOf, withValues } from './operands';

/** Order across all types, by the rules of BSON; a missing value is less than null here, unlike in queries. */
function order(a: RawValue | undefined, b: RawValue | undefined): number {
  return a && b ? Math.sign(compareValues(a, b)) : (a ? 1 : 0) - (b ? 1 : 0);
}

const comparison = (name: string, holds: (order: number) => boolean): Operator =>
  withValues(name, [2, 2], ([a, b]) => booleanValue(holds(order(a, b))));

/** `$or` looks for something true, `$and` for something false; what follows is not evaluated. */
const search =
  (name: string, wanted: boolean): Operator =>
  (operand, compile) => {
    const parts = listOf(name, operand, compile);
    return (doc, variables) =>
      booleanValue(parts.some((part) => isTruthy(part(doc, variables)) === wanted) === wanted);
  };

const cond: Operator = (operand, compile) => {
  const parts = ['if', 'then', 'else'];
  const [test, then, otherwise] =
    operand.type === T.object
      ? parts.map((name) => compile(namedOf('$cond', operand, parts).get(name)!))
      : listOf('$cond', operand, compile, 3, 3);
  return (doc, variables) => (isTruthy(test!(doc, variables)) ? then! : otherwise!)(doc, variables);
};

const ifNull: Operator = (operand, compile) => {
  const parts = listOf('$ifNull', operand, compile, 2);
  return (doc, variables) => {
    let value: RawValue | undefined;
    for (const part of parts) {
      value = part(doc, variables);
      if (!isNullish(value)) return value;
    }
    return value;
  };
};

/** Comparisons, logic and choices. */
export const logicalOperators: Record<string, Operator> = {
  $eq: comparison('$eq', (order) => order === 0),
  $ne: comparison('$ne', (order) => order !== 0),
  $gt: comparison('$gt', (order) => order > 0),
  $gte: comparison('$gte', (order) => order >= 0),
  $lt: comparison('$lt', (order) => order < 0),
  $lte: comparison('$lte', (order) => order <= 0),
  $cmp: withValues('$cmp', [2, 2], ([a, b]) => intValue(order(a, b))),
  $and: search('$and', false),
  $or: search('$or', true),
  $not: withValues('$not', [1, 1], ([value]) => booleanValue(!isTruthy(value))),
  $cond: cond,
  $ifNull: ifNull,
};
