import { type Arithmetic, calculate, wideValue } from '../bson/arithmetic';
import { doubleValue, intValue } from '../bson/plainValue';
import { elementsOf, isNullish, isNumeric, NULL, type RawValue, T } from '../bson/rawValue';
import { typeMismatch } from '../errors/mongoError';
import type { Operator } from './expression';
import { withValues } from './operands';

const ZERO = intValue(0);
const MINUS_ONE = intValue(-1);

const combined = (operation: Arithmetic, numbers: RawValue[], start: RawValue): RawValue =>
  numbers.reduce((total, value) => calculate(operation, total, value, wideValue), start);

/** All operands are numbers, or the result is null because one of them is. */
const ofNumbers = (
  name: string,
  bounds: [number, number],
  compute: (numbers: RawValue[]) => RawValue,
): Operator =>
  withValues(name, bounds, (values) => {
    if (values.some(isNullish)) return NULL;
    const numbers = values.filter(isNumeric);
    if (numbers.length === values.length) return compute(numbers);
    throw typeMismatch(`${name} only supports numeric types`);
  });

/** Arithmetic with the types of MongoDB: the wider of two, and a double beyond 64 bits. */
export const arithmeticOperators: Record<string, Operator> = {
  $add: ofNumbers('$add', [0, Infinity], (numbers) => combined('add', numbers, ZERO)),
  $multiply: ofNumbers('$multiply', [0, Infinity], (numbers) => combined('multiply', numbers, intValue(1))),
  $subtract: ofNumbers('$subtract', [2, 2], ([a, b]) =>
    calculate('add', a!, calculate('multiply', b!, MINUS_ONE, wideValue), wideValue),
  ),
  $rand: () => () => doubleValue(Math.random()),
  $sum: withValues('$sum', [0, Infinity], (values) => {
    const alone = values.length === 1 ? values[0] : undefined;
    const all = alone?.type === T.array ? elementsOf(alone) : values;
    return combined('add', all.filter(isNumeric), ZERO);
  }),
};
