import { failedToParse } from '../errors/mongoError';

/** BSON type bytes. */
export const T = {
  double: 0x01,
  string: 0x02,
  object: 0x03,
  array: 0x04,
  binary: 0x05,
  undefined: 0x06,
  objectId: 0x07,
  bool: 0x08,
  date: 0x09,
  null: 0x0a,
  regex: 0x0b,
  dbPointer: 0x0c,
  code: 0x0d,
  symbol: 0x0e,
  codeWithScope: 0x0f,
  int: 0x10,
  timestamp: 0x11,
  long: 0x12,
  decimal: 0x13,
  minKey: 0xff,
  maxKey: 0x7f,
} as const;

export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;
export const MAX_NESTING = 100;

/** A value inside a BSON buffer: its type and the bytes from `at` to `end`. Nothing is copied or decoded. */
export class RawValue {
  constructor(
    readonly type: number,
    readonly buf: Buffer,
    readonly at: number,
    readonly end: number,
  ) {}

  /** The bytes of the value; for objects and arrays a whole BSON document. */
  bytes(): Buffer {
    return this.at === 0 && this.end === this.buf.length ? this.buf : this.buf.subarray(this.at, this.end);
  }
}

export const NULL = new RawValue(T.null, Buffer.alloc(0), 0, 0);
export const EMPTY_OBJECT = rawDocument(Buffer.from([5, 0, 0, 0, 0]));

/** A whole buffer as an object value. */
export function rawDocument(buf: Buffer): RawValue {
  return new RawValue(T.object, buf, 0, buf.length);
}

/** How many bytes the values of a type have; -1 where each has its own length. */
const SIZES = new Int8Array(256).fill(-1);
for (const [size, types] of [
  [0, [T.null, T.undefined, T.minKey, T.maxKey]],
  [1, [T.bool]],
  [4, [T.int]],
  [8, [T.double, T.date, T.timestamp, T.long]],
  [12, [T.objectId]],
  [16, [T.decimal]],
] as const)
  for (const type of types) SIZES[type] = size;

/** Where a value of `type` that starts at `at` ends. The buffer must have been validated. */
export function valueEnd(type: number, buf: Buffer, at: number): number {
  const size = SIZES[type]!;
  if (size >= 0) return at + size;
  switch (type) {
    case T.string:
    case T.code:
    case T.symbol:
      return at + 4 + buf.readInt32LE(at);
    case T.object:
    case T.array:
    case T.codeWithScope:
      return at + buf.readInt32LE(at);
    case T.binary:
      return at + 5 + buf.readInt32LE(at);
    case T.regex:
      return buf.indexOf(0, buf.indexOf(0, at) + 1) + 1;
    case T.dbPointer:
      return at + 4 + buf.readInt32LE(at) + 12;
    default:
      return at;
  }
}

const names = new Map<string, Buffer>();

function nameBytes(name: string): Buffer {
  let bytes = names.get(name);
  if (!bytes) {
    bytes = Buffer.from(name);
    // Names come from queries: a cache without a bound would be a leak that clients control.
    if (names.size > 10_000) names.clear();
    names.set(name, bytes);
  }
  return bytes;
}

/** The field of an object or array by its exact name. */
export function getField(container: RawValue, name: string): RawValue | undefined {
  const { buf } = container;
  const wanted = nameBytes(name);
  const length = wanted.length;
  const stop = container.end - 1;
  let at = container.at + 4;
  while (at < stop) {
    const type = buf[at]!;
    const start = at + 1;
    let matched = 0;
    while (matched < length && buf[start + matched] === wanted[matched]) matched++;
    let nameEnd = start + matched;
    const same = matched === length && buf[nameEnd] === 0;
    while (buf[nameEnd] !== 0) nameEnd++;
    const valueAt = nameEnd + 1;
    const end = valueEnd(type, buf, valueAt);
    if (same) return new RawValue(type, buf, valueAt, end);
    at = end;
  }
  return undefined;
}

/** Calls `visit` with each value in order, and with where its name stands. */
function eachField(
  { buf, at: start, end }: RawValue,
  visit: (value: RawValue, nameAt: number, nameEnd: number) => void,
): void {
  for (let at = start + 4; at < end - 1;) {
    let nameEnd = at + 1;
    while (buf[nameEnd] !== 0) nameEnd++;
    const value = new RawValue(buf[at]!, buf, nameEnd + 1, valueEnd(buf[at]!, buf, nameEnd + 1));
    visit(value, at + 1, nameEnd);
    at = value.end;
  }
}

/** All fields in order. */
export function fieldsOf(container: RawValue): [name: string, value: RawValue][] {
  const fields: [string, RawValue][] = [];
  eachField(container, (value, nameAt, nameEnd) => {
    fields.push([container.buf.utf8Slice(nameAt, nameEnd), value]);
  });
  return fields;
}

/** The elements of an array in order. */
export function elementsOf(array: RawValue): RawValue[] {
  const elements: RawValue[] = [];
  eachField(array, (value) => void elements.push(value));
  return elements;
}

/** Whether an object has no field. */
export function isEmptyObject(value: RawValue): boolean {
  return value.end - value.at === 5;
}

export function isNullish(value: RawValue | undefined): boolean {
  return value === undefined || value.type === T.null || value.type === T.undefined;
}

export function isNumeric(value: RawValue | undefined): value is RawValue {
  return (
    value !== undefined &&
    (value.type === T.int || value.type === T.double || value.type === T.long || value.type === T.decimal)
  );
}

/** The text of a string, symbol or code value. */
export function textOf(value: RawValue): string {
  return value.buf.utf8Slice(value.at + 4, value.end - 1);
}

const bad = (why: string) => failedToParse(`Invalid BSON: ${why}`);

/**
 * Checks a document that came from outside: every length stays inside its parent, every string is closed,
 * and nesting is bounded. After this the readers above need no checks of their own. Returns the end.
 */
export function validateDocument(buf: Buffer, at: number, limit: number, depth = 1): number {
  if (depth > MAX_NESTING) throw bad(`nested deeper than ${MAX_NESTING} levels`);
  if (at + 5 > limit) throw bad('document cut off');
  const size = buf.readInt32LE(at);
  const end = at + size;
  if (size < 5 || end > limit) throw bad('document length is wrong');
  if (buf[end - 1] !== 0) throw bad('document is not closed');
  const stop = end - 1;
  let p = at + 4;
  while (p < stop) {
    const type = buf[p++]!;
    while (p < stop && buf[p] !== 0) p++;
    if (p >= stop) throw bad('field name is not closed');
    p = validateValue(type, buf, p + 1, stop, depth);
  }
  return end;
}

function validateText(buf: Buffer, at: number, limit: number): number {
  if (at + 5 > limit) throw bad('string cut off');
  const length = buf.readInt32LE(at);
  const end = at + 4 + length;
  if (length < 1 || end > limit || buf[end - 1] !== 0) throw bad('string length is wrong');
  return end;
}

function validateValue(type: number, buf: Buffer, at: number, limit: number, depth: number): number {
  let end: number;
  switch (type) {
    case T.string:
    case T.code:
    case T.symbol:
      return validateText(buf, at, limit);
    case T.object:
    case T.array:
      return validateDocument(buf, at, limit, depth + 1);
    case T.binary: {
      if (at + 5 > limit || buf.readInt32LE(at) < 0) throw bad('binary length is wrong');
      end = at + 5 + buf.readInt32LE(at);
      break;
    }
    case T.regex: {
      const first = buf.indexOf(0, at);
      const second = first < 0 ? -1 : buf.indexOf(0, first + 1);
      if (second < 0 || second >= limit) throw bad('regular expression is not closed');
      return second + 1;
    }
    case T.dbPointer:
      end = validateText(buf, at, limit) + 12;
      break;
    case T.codeWithScope: {
      if (at + 14 > limit) throw bad('code cut off');
      end = at + buf.readInt32LE(at);
      if (end > limit || validateDocument(buf, validateText(buf, at + 4, limit), limit, depth + 1) !== end)
        throw bad('code length is wrong');
      return end;
    }
    default:
      if (SIZES[type]! < 0) throw bad(`unknown type ${type}`);
      if (type === T.bool && buf[at]! > 1) throw bad('boolean is neither true nor false');
      end = at + SIZES[type]!;
  }
  if (end > limit) throw bad('value cut off');
  return end;
}
