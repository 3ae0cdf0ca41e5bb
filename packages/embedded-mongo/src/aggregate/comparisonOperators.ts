import { evalExpr } from 'mingo/core';
import { compareValues } from '../bson/encodeKey';
import { fromPlain } from '../bson/plainValue';
import { MongoError } from '../errors';

type Options = Parameters<typeof evalExpr>[2];

/** Order of two JavaScript values by the rules of BSON. */
export function comparePlain(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') {
    if (a === b) return 0;
    if (!Number.isNaN(a) && !Number.isNaN(b)) return a < b ? -1 : 1;
  } else if (a instanceof Date && b instanceof Date) return Math.sign(a.getTime() - b.getTime());
  // A missing field is less than null here, unlike in queries.
  if (a === undefined || b === undefined) return (a === undefined ? 0 : 1) - (b === undefined ? 0 : 1);
  return compareValues(fromPlain(a), fromPlain(b));
}

function twoValues(name: string, obj: unknown, expr: unknown, options: Options): [unknown, unknown] {
  if (!Array.isArray(expr) || expr.length !== 2)
    throw new MongoError(
      'Location16410',
      `Expression ${name} takes exactly 2 arguments. ${Array.isArray(expr) ? expr.length : 1} were passed in.`,
    );
  return [
    evalExpr(obj as never, expr[0] as never, options),
    evalExpr(obj as never, expr[1] as never, options),
  ];
}

function comparison(name: string, holds: (order: number) => boolean | number) {
  return (obj: unknown, expr: unknown, options: Options) =>
    holds(comparePlain(...twoValues(name, obj, expr, options)));
}

/** Comparisons of expressions: across all types, exact for 64-bit integers and decimals, in order of fields. */
export const comparisonOperators = {
  $eq: comparison('$eq', (order) => order === 0),
  $ne: comparison('$ne', (order) => order !== 0),
  $gt: comparison('$gt', (order) => order > 0),
  $gte: comparison('$gte', (order) => order >= 0),
  $lt: comparison('$lt', (order) => order < 0),
  $lte: comparison('$lte', (order) => order <= 0),
  $cmp: comparison('$cmp', (order) => Math.sign(order)),
  $in: (obj: unknown, expr: unknown, options: Options) => {
    const [value, list] = twoValues('$in', obj, expr, options);
    if (!Array.isArray(list)) throw new MongoError('BadValue', '$in requires an array as a second argument');
    return list.some((item) => comparePlain(item ?? null, value ?? null) === 0);
  },
};
