import { Binary, BSONRegExp, Decimal128, ObjectId, Timestamp } from 'bson';
import { evalExpr } from 'mingo/core';
import * as expressions from 'mingo/operators/expression';
import { fromPlain, toPlain } from '../bson/plainValue';
import { MongoError } from '../errors';
import { TYPE_NAMES } from '../query/parseFilter';
import { regexSearch } from '../query/safeRegex';
import { type Arithmetic, calculate, wideValue } from '../update/arithmetic';
import { fromLocal } from './timeZone';

type Options = Parameters<typeof evalExpr>[2];
type Operator = (obj: unknown, expr: unknown, options: Options) => unknown;

const NAMES = new Map(Object.entries(TYPE_NAMES).map(([name, code]) => [code, name]));
const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;

const failed = (message: string) => new MongoError('BadValue', message);
const evaluate = (obj: unknown, expr: unknown, options: Options): unknown =>
  evalExpr(obj as never, expr as never, options);
const isWide = (value: unknown) => typeof value === 'bigint' || value instanceof Decimal128;

/** Arithmetic of mingo, except for 64-bit integers and decimals, which it does not know. */
function arithmetic(name: '$add' | '$multiply' | '$subtract', operation: Arithmetic): Operator {
  const plain = expressions[name] as unknown as Operator;
  return (obj, expr, options) => {
    const list: unknown[] = Array.isArray(expr) ? expr : [expr];
    const values = list.map((one) => evaluate(obj, one, options));
    if (!values.some(isWide))
      return plain(
        obj,
        values.map((value) => ({ $literal: value ?? null })),
        options,
      );
    if (values.some((value) => value === null || value === undefined)) return null;
    const numbers = values.map((value) => fromPlain(value)!);
    const minusOne = fromPlain(-1)!;
    const result = numbers.reduce((total, value) =>
      calculate(
        operation,
        total,
        name === '$subtract' ? calculate('multiply', value, minusOne, wideValue) : value,
        wideValue,
      ),
    );
    return toPlain(result);
  };
}

function toText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof ObjectId) return value.toHexString();
  if (value instanceof Decimal128 || ['string', 'number', 'boolean', 'bigint'].includes(typeof value))
    return String(value);
  if (value instanceof Binary) return value.toString('base64');
  throw failed('Unsupported conversion to string in $convert with no onError value');
}

function toObjectId(value: unknown): ObjectId | null {
  if (value === null || value === undefined) return null;
  if (value instanceof ObjectId) return value;
  if (typeof value === 'string' && /^[0-9a-f]{24}$/i.test(value)) return new ObjectId(value);
  throw failed(`Failed to parse objectId '${String(value)}' in $convert with no onError value`);
}

function parseDate(text: string, zone: string | undefined): Date {
  const match = ISO.exec(text.trim());
  if (!match) throw failed(`Error parsing date string '${text}'`);
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '', offset] = match;
  const local = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
    Number(fraction.padEnd(3, '0').slice(0, 3)),
  );
  if (offset && zone)
    throw failed(
      '$dateFromString: you cannot pass in a date/time string with time zone information together with a timezone argument',
    );
  return new Date(fromLocal(local, offset ? offset.toUpperCase().replace('Z', 'UTC') : zone));
}

function toDate(value: unknown): Date | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  if (value instanceof Timestamp) return new Date(value.getHighBitsUnsigned() * 1000);
  if (typeof value === 'number' || isWide(value))
    return new Date(Math.trunc(Number(value instanceof Decimal128 ? value.toString() : value)));
  if (typeof value === 'string') return parseDate(value, undefined);
  throw failed('Unsupported conversion to date in $convert with no onError value');
}

function numeric(name: '$toInt' | '$toLong' | '$toDouble'): Operator {
  const plain = expressions[name] as unknown as Operator;
  return (obj, expr, options) => {
    const value = evaluate(obj, expr, options);
    if (name === '$toLong' && typeof value === 'bigint') return value;
    if (typeof value === 'string' && !/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(value))
      throw failed(`Failed to parse number '${value}' in $convert with no onError value`);
    const number = isWide(value) ? Number(String(value)) : value;
    return plain(obj, { $literal: number }, options);
  };
}

function toDecimal(value: unknown): Decimal128 | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Decimal128) return value;
  if (typeof value === 'boolean') return Decimal128.fromString(value ? '1' : '0');
  if (value instanceof Date) return Decimal128.fromString(String(value.getTime()));
  return Decimal128.fromString(String(value));
}

const CONVERSIONS: Record<string, string> = {
  ...{ double: '$toDouble', string: '$toString', objectId: '$toObjectId', bool: '$toBool', date: '$toDate' },
  ...{ int: '$toInt', long: '$toLong', decimal: '$toDecimal' },
};

function convert(obj: unknown, expr: unknown, options: Options): unknown {
  const args = expr as Record<string, unknown>;
  const input = evaluate(obj, args.input, options);
  if (input === null || input === undefined)
    return 'onNull' in args ? evaluate(obj, args.onNull, options) : null;
  const to = evaluate(obj, args.to, options);
  const name = CONVERSIONS[typeof to === 'number' ? (NAMES.get(to) ?? '') : String(to)];
  if (!name) throw failed(`Unknown type name: ${String(to)}`);
  try {
    return evaluate(obj, { [name]: { $literal: input } }, options);
  } catch (error) {
    if ('onError' in args) return evaluate(obj, args.onError, options);
    throw error;
  }
}

interface Found {
  match: string;
  idx: number;
  captures: (string | null)[];
}

/** The matches of a regular expression; the bounds of queries hold here too. */
function search(name: string, obj: unknown, expr: unknown, options: Options, all: boolean): Found[] | null {
  const args = evaluate(obj, expr, options) as Record<string, unknown>;
  const { input, regex } = args;
  if (input === null || input === undefined || regex === null || regex === undefined) return null;
  if (typeof input !== 'string') throw failed(`${name} needs 'input' to be of type string`);
  const pattern = regex instanceof BSONRegExp ? regex.pattern : String(regex);
  const flags =
    typeof args.options === 'string' ? args.options : regex instanceof BSONRegExp ? regex.options : '';
  return regexSearch(pattern, flags, input, all);
}

/** Types and conversions as the server does them. */
export const valueOperators: Record<string, Operator> = {
  $add: arithmetic('$add', 'add'),
  $subtract: arithmetic('$subtract', 'add'),
  $multiply: arithmetic('$multiply', 'multiply'),
  $type: (obj, expr, options) => {
    const raw = fromPlain(evaluate(obj, expr, options));
    return raw ? NAMES.get(raw.type) : 'missing';
  },
  $isNumber: (obj, expr, options) => {
    const value = evaluate(obj, expr, options);
    return typeof value === 'number' || isWide(value);
  },
  $toString: (obj, expr, options) => toText(evaluate(obj, expr, options)),
  $toObjectId: (obj, expr, options) => toObjectId(evaluate(obj, expr, options)),
  $toDate: (obj, expr, options) => toDate(evaluate(obj, expr, options)),
  $toDecimal: (obj, expr, options) => toDecimal(evaluate(obj, expr, options)),
  $toInt: numeric('$toInt'),
  $toLong: numeric('$toLong'),
  $toDouble: numeric('$toDouble'),
  $convert: convert,
  $dateFromString: (obj, expr, options) => {
    const args = expr as Record<string, unknown>;
    const text = evaluate(obj, args.dateString, options);
    if (text === null || text === undefined)
      return 'onNull' in args ? evaluate(obj, args.onNull, options) : null;
    try {
      if (args.format !== undefined)
        return (expressions.$dateFromString as unknown as Operator)(obj, expr, options);
      const zone = evaluate(obj, args.timezone, options);
      return parseDate(String(text), typeof zone === 'string' ? zone : undefined);
    } catch (error) {
      if ('onError' in args) return evaluate(obj, args.onError, options);
      throw error;
    }
  },
  $regexMatch: (obj, expr, options) => (search('$regexMatch', obj, expr, options, false)?.length ?? 0) > 0,
  $regexFind: (obj, expr, options) => search('$regexFind', obj, expr, options, false)?.[0] ?? null,
  $regexFindAll: (obj, expr, options) => search('$regexFindAll', obj, expr, options, true) ?? [],
};
