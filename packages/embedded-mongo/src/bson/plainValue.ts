import { Decimal128, deserialize, ObjectId, serialize } from 'bson';
import { rawDocument, RawValue, T } from './rawValue';

/** A document as a plain object. */
export type Plain = Record<string, unknown>;

// Integers of 64 bits become bigint, so that they come back as what they were.
const READ_OPTIONS = { useBigInt64: true, bsonRegExp: true, validation: { utf8: false } } as const;
const WRITE_OPTIONS = { ignoreUndefined: true, serializeFunctions: false } as const;

/** A document as plain object. */
export function plainDocument(value: RawValue): Plain {
  return deserialize(value.bytes(), READ_OPTIONS);
}

/** A value as JavaScript. */
export function toPlain(value: RawValue): unknown {
  const head = Buffer.from([0, 0, 0, 0, value.type, ...Buffer.from('v\0')]);
  const document = Buffer.concat([head, value.bytes(), Buffer.from([0])]);
  document.writeInt32LE(document.length);
  return plainDocument(rawDocument(document)).v;
}

/** Pattern and flags of a regular expression value. */
export function regexParts(value: RawValue): [pattern: string, flags: string] {
  const middle = value.buf.indexOf(0, value.at);
  return [value.buf.utf8Slice(value.at, middle), value.buf.utf8Slice(middle + 1, value.end - 1)];
}

/** A plain object as a document. */
export function fromPlainDocument(document: Plain): RawValue {
  return rawDocument(Buffer.from(serialize(document, WRITE_OPTIONS)));
}

/** A JavaScript value as BSON; undefined stays missing. */
export function fromPlain(value: unknown): RawValue | undefined {
  if (value === undefined) return undefined;
  const buf = Buffer.from(serialize({ v: value }, WRITE_OPTIONS));
  // length (4), type (1), name "v" and its end (2), value, end of document (1)
  return buf.length === 5 ? undefined : new RawValue(buf[4]!, buf, 7, buf.length - 1);
}

/** A number of any width as a JavaScript number (decimals rounded); NaN for anything else. */
export function numberOf(value: RawValue | undefined): number {
  switch (value?.type) {
    case T.int:
      return value.buf.readInt32LE(value.at);
    case T.double:
      return value.buf.readDoubleLE(value.at);
    case T.long:
      return Number(value.buf.readBigInt64LE(value.at));
    case T.decimal:
      return Number(new Decimal128(Uint8Array.from(value.bytes())).toString());
    default:
      return NaN;
  }
}

/** How a value counts as a condition: false, 0 and null are false. */
export function isTruthy(value: RawValue | undefined): boolean {
  if (!value || value.type === T.null || value.type === T.undefined) return false;
  if (value.type === T.bool) return value.buf[value.at] === 1;
  const number = numberOf(value);
  return Number.isNaN(number) || number !== 0;
}

export function booleanValue(value: boolean): RawValue {
  return new RawValue(T.bool, Buffer.from([value ? 1 : 0]), 0, 1);
}

export function intValue(number: number): RawValue {
  const buf = Buffer.allocUnsafe(4);
  buf.writeInt32LE(number);
  return new RawValue(T.int, buf, 0, 4);
}

export function doubleValue(number: number): RawValue {
  const buf = Buffer.allocUnsafe(8);
  buf.writeDoubleLE(number);
  return new RawValue(T.double, buf, 0, 8);
}

export function longValue(number: bigint): RawValue {
  const buf = Buffer.allocUnsafe(8);
  buf.writeBigInt64LE(BigInt.asIntN(64, number));
  return new RawValue(T.long, buf, 0, 8);
}

export function stringValue(text: string): RawValue {
  return fromPlain(text)!;
}

export function objectIdValue(): RawValue {
  return new RawValue(T.objectId, Buffer.from(new ObjectId().id), 0, 12);
}
