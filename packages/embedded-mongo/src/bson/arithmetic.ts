import { badValue, notSupported } from '../errors/mongoError';
import { doubleValue, intValue, longValue, numberOf } from './plainValue';
import { type RawValue, T } from './rawValue';

export type Arithmetic = 'add' | 'multiply';

/**
 * Adds or multiplies two numbers; the result has the wider of both types, as on the server. An integer beyond 64 bits
 * is what `tooWide` makes of it: an error for updates, a double for expressions.
 */
export function calculate(
  operation: Arithmetic,
  a: RawValue,
  b: RawValue,
  tooWide: (result: bigint) => RawValue = refuseWide,
): RawValue {
  if (a.type === T.decimal || b.type === T.decimal) throw notSupported('Arithmetic with decimals');
  if (a.type === T.double || b.type === T.double) {
    const [x, y] = [numberOf(a), numberOf(b)];
    return doubleValue(operation === 'add' ? x + y : x * y);
  }
  const [x, y] = [integerOf(a), integerOf(b)];
  const result = operation === 'add' ? x + y : x * y;
  if (BigInt.asIntN(64, result) !== result) return tooWide(result);
  if (a.type === T.int && b.type === T.int && BigInt.asIntN(32, result) === result)
    return intValue(Number(result));
  return longValue(result);
}

function refuseWide(): never {
  throw badValue('Failed to apply $inc operations to current value: the result does not fit 64 bits');
}

/** An integer as a long, or as a double when it does not fit 64 bits. */
export function wideValue(value: bigint): RawValue {
  return BigInt.asIntN(64, value) === value ? longValue(value) : doubleValue(Number(value));
}

/** An int32 or int64 value. */
export function integerOf(value: RawValue): bigint {
  return value.type === T.long ? value.buf.readBigInt64LE(value.at) : BigInt(value.buf.readInt32LE(value.at));
}
