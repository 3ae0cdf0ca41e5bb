import { Decimal128 } from 'bson';
import { type RawValue, T, valueEnd } from './rawValue';

/**
 * Byte strings whose order (memcmp) is the comparison order of BSON. Indexes, sorting, grouping and the query
 * matcher all compare through this one encoding, so they can never disagree.
 *
 * A value is its class byte and a self-delimiting rest, therefore keys of several fields are plain
 * concatenations; a field in descending order has all its bytes inverted.
 */
export const CLASS = {
  minKey: 0x05,
  null: 0x10,
  number: 0x20,
  string: 0x30,
  object: 0x40,
  array: 0x50,
  binary: 0x60,
  objectId: 0x70,
  bool: 0x80,
  date: 0x90,
  timestamp: 0xa0,
  regex: 0xb0,
  code: 0xc0,
  maxKey: 0xf0,
} as const;

/** Types that are compared as another one; those without a class of their own are compared as code. */
const ALIKE: Record<string, string> = { undefined: 'null', symbol: 'string' };
for (const type of ['double', 'int', 'long', 'decimal']) ALIKE[type] = 'number';
const CLASS_OF_TYPE = new Uint8Array(256).fill(CLASS.code);
for (const [name, type] of Object.entries(T)) {
  const cls = (CLASS as Record<string, number>)[ALIKE[name] ?? name];
  if (cls !== undefined) CLASS_OF_TYPE[type] = cls;
}

/** The class byte of a value; a missing value sorts as null. */
export function classOf(value: RawValue | undefined): number {
  return value ? CLASS_OF_TYPE[value.type]! : CLASS.null;
}

// One buffer for all encodings: encoding is synchronous, never re-entered, and its result is copied out.
let out = Buffer.allocUnsafe(4096);
let size = 0;

function room(bytes: number): void {
  if (size + bytes <= out.length) return;
  const bigger = Buffer.allocUnsafe(Math.max(out.length * 2, size + bytes));
  out.copy(bigger, 0, 0, size);
  out = bigger;
}

/** A double whose order is its byte order: the sign bit is flipped, negative numbers are inverted. */
function putDouble(value: number): void {
  if (Number.isNaN(value)) {
    out.fill(0, size, size + 8);
  } else {
    out.writeDoubleBE(value === 0 ? 0 : value, size);
    if (out[size]! & 0x80) for (let i = size; i < size + 8; i++) out[i] = out[i]! ^ 0xff;
    else out[size] = out[size]! ^ 0x80;
  }
  size += 8;
}

/** A number is its nearest double and what is left over, so that 64-bit integers and decimals stay ordered. */
function putNumber(nearest: number, rest: number): void {
  putDouble(nearest);
  if (rest === 0) {
    out[size++] = 0x80;
  } else {
    out[size++] = rest > 0 ? 0x81 : 0x7f;
    putDouble(rest);
  }
}

function putLong(value: bigint): void {
  const nearest = Number(value);
  putNumber(nearest, Number(value - BigInt(nearest)));
}

function putDecimal(bytes: Buffer): void {
  const text = new Decimal128(new Uint8Array(bytes)).toString();
  const nearest = Number(text);
  putNumber(nearest, Number.isFinite(nearest) ? restOfDecimal(text, nearest) : 0);
}

/** text − nearest, computed exactly with big integers and then rounded to a double. */
function restOfDecimal(text: string, nearest: number): number {
  const [mantissa = '0', exponent = '0'] = text.split('E');
  const fraction = mantissa.split('.')[1] ?? '';
  const scale = Number(exponent) - fraction.length;
  if (Math.abs(scale) > 320) return 0;
  const [integer, halvings] = doubleParts(nearest);
  // Both as integers over the same divisor.
  const divisor = power(10n, -scale) * power(2n, halvings);
  const left = BigInt(mantissa.replace('.', '')) * power(10n, scale) * power(2n, halvings);
  const right = integer * power(10n, -scale);
  const shift = 1n << 120n;
  return Number(((left - right) * shift) / divisor) / Number(shift);
}

const power = (base: bigint, exponent: number) => base ** BigInt(Math.max(0, exponent));

/** A double as integer / 2^halvings. */
function doubleParts(value: number): [integer: bigint, halvings: number] {
  let [integer, halvings] = [value, 0];
  for (; !Number.isInteger(integer); halvings++) integer *= 2;
  return [BigInt(integer), halvings];
}

function putText(buf: Buffer, from: number, to: number): void {
  room((to - from) * 2 + 2);
  for (let i = from; i < to; i++) {
    const byte = buf[i]!;
    out[size++] = byte;
    if (byte === 0) out[size++] = 0xff;
  }
  out[size++] = 0;
  out[size++] = 0;
}

function putFlippedLong(buf: Buffer, at: number, signed: boolean): void {
  for (let i = 7; i >= 0; i--) out[size++] = buf[at + i]!;
  if (signed) out[size - 8] = out[size - 8]! ^ 0x80;
}

function putFields(buf: Buffer, at: number, end: number, named: boolean): void {
  const stop = end - 1;
  let p = at + 4;
  while (p < stop) {
    const type = buf[p]!;
    let nameEnd = p + 1;
    while (buf[nameEnd] !== 0) nameEnd++;
    const valueAt = nameEnd + 1;
    const next = valueEnd(type, buf, valueAt);
    if (named) {
      room(nameEnd - p + 1);
      out[size++] = CLASS_OF_TYPE[type]!;
      for (let i = p + 1; i <= nameEnd; i++) out[size++] = buf[i]!;
    }
    putValue(type, buf, valueAt, next);
    p = next;
  }
  room(1);
  out[size++] = 0;
}

function putValue(type: number, buf: Buffer, at: number, end: number): void {
  room(32);
  out[size++] = CLASS_OF_TYPE[type]!;
  switch (type) {
    case T.int:
      putDouble(buf.readInt32LE(at));
      out[size++] = 0x80;
      return;
    case T.double:
      putDouble(buf.readDoubleLE(at));
      out[size++] = 0x80;
      return;
    case T.long:
      return putLong(buf.readBigInt64LE(at));
    case T.decimal:
      return putDecimal(buf.subarray(at, at + 16));
    case T.string:
    case T.symbol:
    case T.code:
      return putText(buf, at + 4, end - 1);
    case T.object:
      return putFields(buf, at, end, true);
    case T.array:
      return putFields(buf, at, end, false);
    case T.binary:
      room(end - at);
      out.writeUInt32BE(buf.readUInt32LE(at), size);
      buf.copy(out, size + 4, at + 4, end);
      size += end - at;
      return;
    case T.objectId:
      buf.copy(out, size, at, at + 12);
      size += 12;
      return;
    case T.bool:
      out[size++] = buf[at]!;
      return;
    case T.date:
      return putFlippedLong(buf, at, true);
    case T.timestamp:
      return putFlippedLong(buf, at, false);
    case T.regex:
      room(end - at);
      buf.copy(out, size, at, end);
      size += end - at;
      return;
    case T.dbPointer:
    case T.codeWithScope:
      return putText(buf, at, end);
    default: // null, undefined, MinKey and MaxKey are their class byte alone
  }
}

function put(value: RawValue | undefined): void {
  if (value) putValue(value.type, value.buf, value.at, value.end);
  else {
    room(1);
    out[size++] = CLASS.null;
  }
}

/** The key of one value; a missing value is null. */
export function encodeKey(value: RawValue | undefined): Buffer {
  size = 0;
  put(value);
  return Buffer.from(out.subarray(0, size));
}

/** The key of several values after `prefix`; `descending[i]` inverts the bytes of value i. */
export function encodeKeys(
  prefix: Buffer,
  values: readonly (RawValue | undefined)[],
  descending: readonly boolean[],
): Buffer {
  size = 0;
  room(prefix.length);
  prefix.copy(out, 0);
  size = prefix.length;
  for (let i = 0; i < values.length; i++) {
    const start = size;
    put(values[i]);
    if (descending[i]) for (let p = start; p < size; p++) out[p] = out[p]! ^ 0xff;
  }
  return Buffer.from(out.subarray(0, size));
}

/** Order of a value against an encoded key, without allocating. */
export function compareWithKey(value: RawValue | undefined, key: Buffer): number {
  size = 0;
  put(value);
  return out.compare(key, 0, key.length, 0, size);
}

/** Order of two values. */
export function compareValues(a: RawValue | undefined, b: RawValue | undefined): number {
  return -compareWithKey(b, encodeKey(a));
}

/** The same bytes with descending order. */
export function invertBytes(bytes: Buffer): Buffer {
  const inverted = Buffer.allocUnsafe(bytes.length);
  for (let i = 0; i < bytes.length; i++) inverted[i] = bytes[i]! ^ 0xff;
  return inverted;
}

/** The least key after all keys that begin with these bytes. */
export function successor(bytes: Buffer): Buffer {
  let last = bytes.length - 1;
  while (last > 0 && bytes[last] === 0xff) last--;
  const next = Buffer.from(bytes.subarray(0, last + 1));
  next[last] = next[last]! + 1;
  return next;
}
