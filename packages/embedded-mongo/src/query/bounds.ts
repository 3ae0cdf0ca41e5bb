import { CLASS, encodeKey } from '../bson/encodeKey';
import { doubleValue, numberOf } from '../bson/plainValue';
import { isNumeric, type RawValue, T } from '../bson/rawValue';
import type { Predicate } from '../filter/filter';

/** An interval of encoded values, ascending. A bound may be a whole key or a prefix that stands for a class. */
export interface Interval {
  lo: Buffer;
  hi: Buffer;
  loOpen: boolean;
  hiOpen: boolean;
}

export interface Bounds {
  intervals: Interval[];
  /** The intervals say everything that the predicate says. */
  exact: boolean;
}

const MAX_POINTS = 20_000;
const NAN_KEY = encodeKey(doubleValue(NaN));
const END = Buffer.from([0xff]);

function point(key: Buffer): Interval {
  return { lo: key, hi: key, loOpen: false, hiOpen: false };
}

export function isPoint(interval: Interval): boolean {
  return !interval.loOpen && !interval.hiOpen && interval.lo.equals(interval.hi);
}

function classStart(cls: number): Buffer {
  return Buffer.from([cls]);
}

function indexable(value: RawValue): boolean {
  switch (value.type) {
    case T.array:
    case T.regex:
    case T.undefined:
    case T.minKey:
    case T.maxKey:
      return false;
    default:
      return !(isNumeric(value) && Number.isNaN(numberOf(value)));
  }
}

/** The part of an index that can hold the documents that satisfy a predicate; undefined when all of it can. */
export function boundsOf(predicate: Predicate): Bounds | undefined {
  switch (predicate.op) {
    case 'eq':
      // Null also means "missing" in a way that depends on arrays: the document decides.
      if (!indexable(predicate.value)) return undefined;
      return { intervals: [point(predicate.key)], exact: predicate.value.type !== T.null };
    case 'in': {
      if (predicate.patterns.length > 0 || predicate.keys.size > MAX_POINTS) return undefined;
      if (!predicate.values.every(indexable)) return undefined;
      const keys = [...predicate.keys].map((key) => Buffer.from(key, 'latin1'));
      return { intervals: keys.sort(Buffer.compare).map(point), exact: !predicate.hasNull };
    }
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return rangeBounds(predicate.op, predicate.value, predicate.key);
    case 'regex': {
      if (!predicate.prefix) return undefined;
      const lo = Buffer.concat([classStart(CLASS.string), Buffer.from(predicate.prefix)]);
      const intervals: Interval[] = [{ lo, hi: Buffer.concat([lo, END]), loOpen: false, hiOpen: true }];
      // A field may also hold the very same regular expression as a value.
      if (predicate.value) intervals.push(point(encodeKey(predicate.value)));
      return { intervals, exact: false };
    }
    case 'all':
    case 'elemMatch': {
      const first = predicate.predicates?.map(boundsOf).find((bounds) => bounds !== undefined);
      return first && { intervals: first.intervals, exact: false };
    }
    default:
      return undefined;
  }
}

function rangeBounds(op: 'gt' | 'gte' | 'lt' | 'lte', value: RawValue, key: Buffer): Bounds | undefined {
  if (!indexable(value)) return undefined;
  if (value.type === T.null)
    return op.length === 3 ? { intervals: [point(key)], exact: false } : { intervals: [], exact: true };
  const cls = key[0]!;
  const open = op.length === 2;
  if (op[0] === 'g')
    return { intervals: [{ lo: key, hi: classStart(cls + 1), loOpen: open, hiOpen: true }], exact: true };
  const number = cls === CLASS.number;
  return {
    intervals: [{ lo: number ? NAN_KEY : classStart(cls), hi: key, loOpen: number, hiOpen: open }],
    exact: true,
  };
}

/** What two single intervals share; undefined when nothing. */
export function intersect(a: Interval, b: Interval): Interval | undefined {
  const low = a.lo.compare(b.lo);
  const high = a.hi.compare(b.hi);
  const interval = {
    lo: low >= 0 ? a.lo : b.lo,
    loOpen: low === 0 ? a.loOpen || b.loOpen : low > 0 ? a.loOpen : b.loOpen,
    hi: high <= 0 ? a.hi : b.hi,
    hiOpen: high === 0 ? a.hiOpen || b.hiOpen : high < 0 ? a.hiOpen : b.hiOpen,
  };
  const order = interval.lo.compare(interval.hi);
  return order > 0 || (order === 0 && (interval.loOpen || interval.hiOpen)) ? undefined : interval;
}
