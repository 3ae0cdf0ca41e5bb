import { ObjectId, Timestamp } from 'bson';
import { evalExpr } from 'mingo/core';
import { MongoError } from '../errors';
import { fromLocal, toLocal, utcOf, zoneOffset } from './timeZone';

type Options = Parameters<typeof evalExpr>[2];
type Args = Record<string, unknown>;

const MS = {
  week: 604_800_000,
  day: 86_400_000,
  hour: 3_600_000,
  minute: 60_000,
  second: 1000,
  millisecond: 1,
} as const;
const UNITS = ['year', 'quarter', 'month', 'week', 'day', 'hour', 'minute', 'second', 'millisecond'];
const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const bad = (message: string) => new MongoError('BadValue', message);

function argsOf(name: string, obj: unknown, expr: unknown, options: Options): Args {
  if (expr === null || typeof expr !== 'object' || Array.isArray(expr))
    throw bad(`${name} only supports an object as its argument`);
  return evalExpr(obj as never, expr as never, options) as Args;
}

/** The instant of a date, an ObjectId or a timestamp; undefined for null and missing. */
function instantOf(value: unknown): number | undefined {
  if (value === null || value === undefined) return undefined;
  if (value instanceof Date) return value.getTime();
  if (value instanceof ObjectId) return value.getTimestamp().getTime();
  if (value instanceof Timestamp) return value.getHighBitsUnsigned() * 1000;
  throw bad("can't convert the value to Date");
}

function zoneOf(value: unknown): string | undefined {
  if (value !== undefined && typeof value !== 'string') throw bad('timezone must evaluate to a string');
  return value;
}

function unitOf(value: unknown): string {
  if (typeof value !== 'string' || !UNITS.includes(value))
    throw bad(`unknown time unit value: ${String(value)}`);
  return value;
}

function dayOf(value: unknown): number {
  const text = String(value ?? 'sunday').toLowerCase();
  const day = DAYS.findIndex((name) => name === text || name.slice(0, 3) === text);
  if (day < 0) throw bad(`unknown day of week value: ${text}`);
  return day;
}

const floorTo = (value: number, step: number) => Math.floor(value / step) * step;

function truncate(
  instant: number,
  unit: string,
  bin: number,
  zone: string | undefined,
  startOfWeek: number,
): number {
  // Bins are counted from the first of January 2000, which was a Saturday.
  const reference = utcOf(2000, 0, 1);
  if (unit === 'hour' || unit === 'minute' || unit === 'second' || unit === 'millisecond') {
    const start = fromLocal(reference, zone);
    return start + floorTo(instant - start, bin * MS[unit]);
  }
  const local = toLocal(instant, zone);
  if (unit === 'day' || unit === 'week') {
    const start = unit === 'day' ? reference : reference + ((startOfWeek - 6 + 7) % 7) * MS.day;
    return fromLocal(start + floorTo(local.getTime() - start, bin * MS[unit]), zone);
  }
  const months = (local.getUTCFullYear() - 2000) * 12 + local.getUTCMonth();
  const size = bin * (unit === 'year' ? 12 : unit === 'quarter' ? 3 : 1);
  return fromLocal(utcOf(2000, floorTo(months, size), 1), zone);
}

function add(instant: number, unit: string, amount: number, zone: string | undefined): number {
  if (unit in MS && unit !== 'day' && unit !== 'week') return instant + amount * MS[unit as 'hour'];
  const local = toLocal(instant, zone);
  if (unit === 'day' || unit === 'week') return fromLocal(local.getTime() + amount * MS[unit], zone);
  const months = amount * (unit === 'year' ? 12 : unit === 'quarter' ? 3 : 1);
  const target = new Date(utcOf(local.getUTCFullYear(), local.getUTCMonth() + months, 1));
  const lastDay = new Date(utcOf(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(local.getUTCDate(), lastDay));
  return fromLocal(target.getTime() + (((local.getTime() % MS.day) + MS.day) % MS.day), zone);
}

/** How many boundaries of a unit lie between two instants. */
function difference(
  start: number,
  end: number,
  unit: string,
  zone: string | undefined,
  startOfWeek: number,
): number {
  if (unit === 'millisecond') return end - start;
  const [a, b] = [toLocal(start, zone), toLocal(end, zone)];
  if (unit in MS) {
    const shift = unit === 'week' ? ((startOfWeek + 3) % 7) * MS.day : 0;
    const size = MS[unit as 'day'];
    return Math.floor((b.getTime() - shift) / size) - Math.floor((a.getTime() - shift) / size);
  }
  const months = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();
  const size = unit === 'year' ? 12 : unit === 'quarter' ? 3 : 1;
  return Math.floor(months(b) / size) - Math.floor(months(a) / size);
}

function dayOfYear(date: Date): number {
  return Math.floor((date.getTime() - utcOf(date.getUTCFullYear(), 0, 1)) / MS.day) + 1;
}

/** Year and number of the ISO week: the week of its Thursday. */
function isoWeek(date: Date): { year: number; week: number } {
  const thursday = new Date(date.getTime() + (4 - (date.getUTCDay() || 7)) * MS.day);
  return { year: thursday.getUTCFullYear(), week: Math.floor((dayOfYear(thursday) - 1) / 7) + 1 };
}

const PARTS: Record<string, (date: Date) => number> = {
  $year: (date) => date.getUTCFullYear(),
  $month: (date) => date.getUTCMonth() + 1,
  $dayOfMonth: (date) => date.getUTCDate(),
  $dayOfYear: dayOfYear,
  $dayOfWeek: (date) => date.getUTCDay() + 1,
  $isoDayOfWeek: (date) => date.getUTCDay() || 7,
  $isoWeek: (date) => isoWeek(date).week,
  $isoWeekYear: (date) => isoWeek(date).year,
  $week: (date) => Math.floor((dayOfYear(date) + 6 - date.getUTCDay()) / 7),
  $hour: (date) => date.getUTCHours(),
  $minute: (date) => date.getUTCMinutes(),
  $second: (date) => date.getUTCSeconds(),
  $millisecond: (date) => date.getUTCMilliseconds(),
};

function partOperator(part: (date: Date) => number) {
  return (obj: unknown, expr: unknown, options: Options) => {
    const one = Array.isArray(expr) && expr.length === 1 ? (expr[0] as unknown) : expr;
    const named = one !== null && typeof one === 'object' && 'date' in one;
    const value = evalExpr(obj as never, (named ? (one as Args).date : one) as never, options);
    const zone =
      named && 'timezone' in one ? evalExpr(obj as never, one.timezone as never, options) : undefined;
    const instant = instantOf(value);
    return instant === undefined || zone === null ? null : part(toLocal(instant, zoneOf(zone)));
  };
}

function formatted(instant: number, format: string, zone: string | undefined): string {
  const date = toLocal(instant, zone);
  const pad = (number: number, digits: number) => String(number).padStart(digits, '0');
  const minutes = zoneOffset(zone, instant) / 60_000;
  return format.replace(/%(.)/g, (_, letter: string) => {
    switch (letter) {
      case 'Y':
        return pad(date.getUTCFullYear(), 4);
      case 'G':
        return pad(isoWeek(date).year, 4);
      case 'm':
        return pad(date.getUTCMonth() + 1, 2);
      case 'b':
        return MONTHS[date.getUTCMonth()]!.slice(0, 3);
      case 'B':
        return MONTHS[date.getUTCMonth()]!;
      case 'd':
        return pad(date.getUTCDate(), 2);
      case 'H':
        return pad(date.getUTCHours(), 2);
      case 'M':
        return pad(date.getUTCMinutes(), 2);
      case 'S':
        return pad(date.getUTCSeconds(), 2);
      case 'L':
        return pad(date.getUTCMilliseconds(), 3);
      case 'j':
        return pad(dayOfYear(date), 3);
      case 'u':
        return String(date.getUTCDay() || 7);
      case 'w':
        return String(date.getUTCDay() + 1);
      case 'U':
        return pad(PARTS.$week!(date), 2);
      case 'V':
        return pad(isoWeek(date).week, 2);
      case 'z':
        return `${minutes < 0 ? '-' : '+'}${pad(Math.floor(Math.abs(minutes) / 60), 2)}${pad(Math.abs(minutes) % 60, 2)}`;
      case 'Z':
        return `${minutes < 0 ? '-' : '+'}${pad(Math.abs(minutes), 3)}`;
      case '%':
        return '%';
      default:
        throw bad(`Invalid format character '%${letter}' in format string`);
    }
  });
}

function moving(name: string, sign: 1 | -1) {
  return (obj: unknown, expr: unknown, options: Options) => {
    const args = argsOf(name, obj, expr, options);
    const instant = instantOf(args.startDate);
    if (instant === undefined || args.unit == null || args.amount == null || args.timezone === null)
      return null;
    if (!Number.isInteger(args.amount)) throw bad(`${name} expects integer amount of time units`);
    return new Date(add(instant, unitOf(args.unit), sign * (args.amount as number), zoneOf(args.timezone)));
  };
}

/** Operators on dates, right in every time zone. */
export const dateOperators = {
  ...Object.fromEntries(Object.entries(PARTS).map(([name, part]) => [name, partOperator(part)])),
  $dateTrunc: (obj: unknown, expr: unknown, options: Options) => {
    const args = argsOf('$dateTrunc', obj, expr, options);
    const instant = instantOf(args.date);
    if (instant === undefined || args.unit == null || args.timezone === null || args.binSize === null)
      return null;
    const bin = args.binSize ?? 1;
    if (!Number.isInteger(bin) || (bin as number) < 1)
      throw bad('$dateTrunc requires binSize to be a positive integer');
    return new Date(
      truncate(instant, unitOf(args.unit), bin as number, zoneOf(args.timezone), dayOf(args.startOfWeek)),
    );
  },
  $dateAdd: moving('$dateAdd', 1),
  $dateSubtract: moving('$dateSubtract', -1),
  $dateDiff: (obj: unknown, expr: unknown, options: Options) => {
    const args = argsOf('$dateDiff', obj, expr, options);
    const [start, end] = [instantOf(args.startDate), instantOf(args.endDate)];
    if (start === undefined || end === undefined || args.unit == null || args.timezone === null) return null;
    return difference(start, end, unitOf(args.unit), zoneOf(args.timezone), dayOf(args.startOfWeek));
  },
  $dateToString: (obj: unknown, expr: unknown, options: Options) => {
    const args = argsOf('$dateToString', obj, expr, options);
    const instant = instantOf(args.date);
    if (instant === undefined) return args.onNull ?? null;
    if (args.timezone === null || args.format === null) return null;
    const zone = zoneOf(args.timezone);
    const standard = zone === undefined ? '%Y-%m-%dT%H:%M:%S.%LZ' : '%Y-%m-%dT%H:%M:%S.%L';
    return formatted(instant, String(args.format ?? standard), zone);
  },
  $dateToParts: (obj: unknown, expr: unknown, options: Options) => {
    const args = argsOf('$dateToParts', obj, expr, options);
    const instant = instantOf(args.date);
    if (instant === undefined || args.timezone === null) return null;
    const date = toLocal(instant, zoneOf(args.timezone));
    const time = {
      hour: date.getUTCHours(),
      minute: date.getUTCMinutes(),
      second: date.getUTCSeconds(),
      millisecond: date.getUTCMilliseconds(),
    };
    const { year, week } = isoWeek(date);
    if (args.iso8601 === true)
      return { isoWeekYear: year, isoWeek: week, isoDayOfWeek: date.getUTCDay() || 7, ...time };
    return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), ...time };
  },
  $dateFromParts: (obj: unknown, expr: unknown, options: Options) => {
    const args = argsOf('$dateFromParts', obj, expr, options);
    if (Object.values(args).some((value) => value === null)) return null;
    const number = (name: string, standard: number) => {
      const value = args[name] ?? standard;
      if (!Number.isInteger(value)) throw bad(`'${name}' must evaluate to an integer`);
      return value as number;
    };
    const time = [
      number('hour', 0),
      number('minute', 0),
      number('second', 0),
      number('millisecond', 0),
    ] as const;
    if ('isoWeekYear' in args) {
      const fourth = new Date(utcOf(number('isoWeekYear', 1970), 0, 4));
      const monday = fourth.getTime() - ((fourth.getUTCDay() || 7) - 1) * MS.day;
      const day = (number('isoWeek', 1) - 1) * 7 + number('isoDayOfWeek', 1) - 1;
      const start = new Date(monday + day * MS.day);
      return new Date(fromLocal(start.setUTCHours(...time), zoneOf(args.timezone)));
    }
    if (!('year' in args)) throw bad("$dateFromParts requires either 'year' or 'isoWeekYear' to be present");
    const local = utcOf(number('year', 1970), number('month', 1) - 1, number('day', 1), ...time);
    return new Date(fromLocal(local, zoneOf(args.timezone)));
  },
};
