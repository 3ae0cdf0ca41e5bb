import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  DBRef,
  Decimal128,
  MaxKey,
  MinKey,
  ObjectId,
  serialize,
  Timestamp,
} from 'bson';
import { rawDocument, RawValue, someField, T, textOf } from './rawValue';

/** A document as a plain object, the form that expressions work on. */
export type Plain = Record<string, unknown>;

/** Sets a field even when its name has a meaning in JavaScript. */
function setPlain(target: Plain, name: string, value: unknown): void {
  if (name === '__proto__') {
    Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
  } else {
    target[name] = value;
  }
}

/** A value as JavaScript. Integers become numbers, those beyond 2^53 bigint. */
export function toPlain(value: RawValue): unknown {
  const { buf, at, end } = value;
  switch (value.type) {
    case T.double:
      return buf.readDoubleLE(at);
    case T.string:
      return textOf(value);
    case T.object: {
      const object: Plain = {};
      someField(value, (name, field) => setPlain(object, name, toPlain(field)));
      return object;
    }
    case T.array: {
      const array: unknown[] = [];
      someField(value, (_, element) => void array.push(toPlain(element)));
      return array;
    }
    case T.binary:
      return new Binary(Uint8Array.from(buf.subarray(at + 5, end)), buf[at + 4]);
    case T.objectId:
      return new ObjectId(Uint8Array.from(buf.subarray(at, end)));
    case T.bool:
      return buf[at] === 1;
    case T.date:
      return new Date(Number(buf.readBigInt64LE(at)));
    case T.regex: {
      const [source = '', flags = ''] = regexParts(value);
      return new BSONRegExp(source, flags);
    }
    case T.code:
      return new Code(textOf(value));
    case T.symbol:
      return new BSONSymbol(textOf(value));
    case T.int:
      return buf.readInt32LE(at);
    case T.timestamp:
      return new Timestamp(buf.readBigUInt64LE(at));
    case T.long: {
      const long = buf.readBigInt64LE(at);
      const number = Number(long);
      return Number.isSafeInteger(number) ? number : long;
    }
    case T.decimal:
      return new Decimal128(Uint8Array.from(buf.subarray(at, end)));
    case T.minKey:
      return new MinKey();
    case T.maxKey:
      return new MaxKey();
    case T.dbPointer:
      return new DBRef(
        textOf(new RawValue(T.string, buf, at, end - 12)),
        new ObjectId(buf.subarray(end - 12, end)),
      );
    case T.undefined:
      return undefined;
    default:
      return null;
  }
}

/** Pattern and flags of a regular expression value. */
export function regexParts(value: RawValue): [pattern: string, flags: string] {
  const middle = value.buf.indexOf(0, value.at);
  return [value.buf.utf8Slice(value.at, middle), value.buf.utf8Slice(middle + 1, value.end - 1)];
}

/** A document as plain object. */
export function plainDocument(value: RawValue): Plain {
  return toPlain(value) as Plain;
}

const OPTIONS = { ignoreUndefined: true, serializeFunctions: false } as const;

/** A plain object as a document. */
export function fromPlainDocument(document: Plain): RawValue {
  return rawDocument(Buffer.from(serialize(document, OPTIONS)));
}

/** A JavaScript value as BSON; undefined stays missing. */
export function fromPlain(value: unknown): RawValue | undefined {
  if (value === undefined) return undefined;
  const buf = Buffer.from(serialize({ v: value }, OPTIONS));
  // length (4), type (1), name "v" and its end (2), value, end of document (1)
  return buf.length === 5 ? undefined : new RawValue(buf[4]!, buf, 7, buf.length - 1);
}

/** A number of any width as a JavaScript number (decimals rounded). */
export function numberOf(value: RawValue): number {
  switch (value.type) {
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
