import { Decimal128 } from 'bson';
import { doubleValue, intValue, longValue, numberOf } from '../bson/plainValue';
import { isNumeric, RawValue, T } from '../bson/rawValue';
import { MongoError } from '../errors';

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
  if (a.type === T.decimal || b.type === T.decimal) return decimal(operation, a, b);
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
  throw new MongoError(
    'BadValue',
    'Failed to apply $inc operations to current value: the result does not fit 64 bits',
  );
}

/** An integer as a long, or as a double when it does not fit 64 bits. */
export function wideValue(value: bigint): RawValue {
  return BigInt.asIntN(64, value) === value ? longValue(value) : doubleValue(Number(value));
}

/** An int32 or int64 value. */
export function integerOf(value: RawValue): bigint {
  return value.type === T.long ? value.buf.readBigInt64LE(value.at) : BigInt(value.buf.readInt32LE(value.at));
}

/** Refuses operands that are no numbers. */
export function requireNumber(value: RawValue, message: string): RawValue {
  if (!isNumeric(value)) throw new MongoError('TypeMismatch', message);
  return value;
}

function decimalText(value: RawValue): string {
  if (value.type === T.decimal) return new Decimal128(Uint8Array.from(value.bytes())).toString();
  return value.type === T.double ? String(numberOf(value)) : String(integerOf(value));
}

/** coefficient · 10^exponent; undefined for infinity and NaN. */
function decimalParts(text: string): [coefficient: bigint, exponent: number] | undefined {
  const match = /^([+-]?)(\d+)(?:\.(\d*))?(?:E([+-]?\d+))?$/i.exec(text);
  if (!match) return undefined;
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  const coefficient = BigInt(whole + fraction);
  return [sign === '-' ? -coefficient : coefficient, Number(exponent) - fraction.length];
}

function decimal(operation: Arithmetic, a: RawValue, b: RawValue): RawValue {
  const [x, y] = [decimalParts(decimalText(a)), decimalParts(decimalText(b))];
  let text: string;
  if (!x || !y) {
    const [p, q] = [numberOf(a), numberOf(b)];
    text = String(operation === 'add' ? p + q : p * q);
  } else if (operation === 'multiply') text = rounded(x[0] * y[0], x[1] + y[1]);
  else {
    const exponent = Math.min(x[1], y[1]);
    const scaled = ([coefficient, own]: [bigint, number]) =>
      coefficient * 10n ** BigInt(Math.min(own - exponent, 6200));
    text = rounded(scaled(x) + scaled(y), exponent);
  }
  return new RawValue(T.decimal, Buffer.from(Decimal128.fromString(text).bytes), 0, 16);
}

/** A decimal has 34 digits; a longer coefficient is rounded half to even. */
function rounded(coefficient: bigint, exponent: number): string {
  let digits = coefficient < 0n ? -coefficient : coefficient;
  const surplus = digits.toString().length - 34;
  if (surplus > 0) {
    const unit = 10n ** BigInt(surplus);
    const rest = (digits % unit) * 2n;
    digits /= unit;
    if (rest > unit || (rest === unit && digits % 2n === 1n)) digits += 1n;
  }
  return `${coefficient < 0n ? '-' : ''}${digits}E${exponent + Math.max(0, surplus)}`;
}
