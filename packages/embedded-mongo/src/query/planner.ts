import { invertBytes, successor } from '../bson/encodeKey';
import { badValue } from '../errors/mongoError';
import { isPosition } from '../filter/fieldPath';
import type { Filter, Predicate } from '../filter/filter';
import type { Collection, Index } from '../store/catalog';
import { cutKey, type KeyPattern, keyShape } from '../store/indexKeys';
import { type Bounds, boundsOf, intersect, type Interval, isPoint } from './bounds';
import { excludesNull, implies } from './implies';
import type { Hint, SortSpec } from './sortSpec';

export interface KeyRange {
  start: Buffer;
  end: Buffer;
}

/** How the documents of a query are found. */
export interface Plan {
  /** undefined: the documents themselves, in order of `_id`. */
  index?: Index;
  ranges: KeyRange[];
  reverse: boolean;
  /** The scan delivers in the wanted order. */
  sorted: boolean;
  /** The ranges say everything that the filter says: documents need not be looked at. */
  exact: boolean;
  /** A document may be found more than once. */
  repeats: boolean;
  /** One plan per branch of an `$or`; the ranges are empty then. */
  union?: Plan[];
  score: number;
}

interface Query {
  conditions: Map<string, Predicate[]>;
  /** Everything that is not a condition on a field. */
  others: Filter[];
}

/** Of a longer list the whole collection is cheaper to read than to leap through. */
const MAX_RANGES = 20_000;

/** Chooses how to run a query on a collection. */
export function planQuery(
  collection: Collection,
  filter: Filter,
  sort: SortSpec,
  hint: Hint | undefined,
): Plan {
  const query: Query = { conditions: new Map(), others: [] };
  flatten(filter, query);
  const ready = collection.indexes.filter(({ ready }) => ready);
  if (hint !== undefined) return hintedPlan(collection, ready, query, sort, hint);
  let best = idPlan(collection, query, sort);
  for (const index of ready) {
    const plan = indexPlan(index, query, sort, false);
    if (plan && plan.score > best.score) best = plan;
  }
  return best.score > 0 ? best : (unionPlan(collection, query) ?? best);
}

function flatten(filter: Filter, query: Query): void {
  if (filter.kind === 'and') for (const part of filter.filters) flatten(part, query);
  else if (filter.kind === 'field') {
    const path = filter.path.join('.');
    const known = query.conditions.get(path);
    if (known) known.push(filter.predicate);
    else query.conditions.set(path, [filter.predicate]);
  } else query.others.push(filter);
}

function samePattern(a: KeyPattern, b: KeyPattern): boolean {
  return (
    a.length === b.length && a.every(([path, direction], i) => path === b[i]![0] && direction === b[i]![1])
  );
}

function hintedPlan(
  collection: Collection,
  indexes: Index[],
  query: Query,
  sort: SortSpec,
  hint: Hint,
): Plan {
  if (typeof hint !== 'string' && hint[0]?.[0] === '$natural')
    return { ...wholePlan(collection.prefix, query, sort), reverse: hint[0][1] < 0 };
  const isHinted = (name: string, pattern: KeyPattern) =>
    typeof hint === 'string' ? name === hint : samePattern(pattern, hint);
  if (isHinted('_id_', ID_SOURCE.pattern)) return idPlan(collection, query, sort);
  const index = indexes.find(({ name, pattern }) => isHinted(name, pattern));
  const plan = index && indexPlan(index, query, sort, true);
  if (!plan)
    throw badValue(
      'error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing index',
    );
  return plan;
}

function wholeRange(prefix: Buffer): KeyRange {
  return { start: prefix, end: successor(prefix) };
}

/** The range in which keys are stored that lie in a range: bounds that are too long for a key are cut as keys are. */
function storedRange(range: KeyRange): KeyRange {
  const [start, end] = [cutKey(range.start), cutKey(range.end)];
  if (!start && !end) return range;
  return { start: start ?? range.start, end: end ? successor(end) : range.end };
}

/** What a plan needs of an index, or of the documents as an index on `_id`. */
type Source = Pick<Index, 'prefix' | 'pattern' | 'shape' | 'multikey' | 'truncated' | 'unique'>;

const ID_PATTERN: KeyPattern = [['_id', 1]];
const ID_SOURCE = {
  pattern: ID_PATTERN,
  shape: keyShape(ID_PATTERN),
  multikey: [false],
  truncated: false,
  unique: true,
};

function idPlan(collection: Collection, query: Query, sort: SortSpec): Plan {
  const { prefix } = collection;
  // Without conditions the documents are the one thing that can always be read.
  return sourcePlan({ ...ID_SOURCE, prefix }, query, sort) ?? wholePlan(prefix, query, sort);
}

/** Everything under a prefix, whatever the query says. */
function wholePlan(prefix: Buffer, query: Query, sort: SortSpec): Plan {
  return {
    ranges: [wholeRange(prefix)],
    reverse: false,
    sorted: sort.length === 0,
    exact: query.conditions.size === 0 && query.others.length === 0,
    repeats: false,
    score: 0,
  };
}

function indexPlan(index: Index, query: Query, sort: SortSpec, forced: boolean): Plan | undefined {
  if (!forced) {
    if (index.shape.paths.some((path) => path.some(isPosition))) return undefined;
    if (index.filter && !implies(query.conditions, index.filter)) return undefined;
    if (
      index.sparse &&
      !index.pattern.some(([path]) => (query.conditions.get(path) ?? []).some(excludesNull))
    )
      return undefined;
  }
  const plan = sourcePlan(index, query, sort);
  if (plan) return { ...plan, index };
  if (!forced) return undefined;
  return { ...wholePlan(index.prefix, query, sort), index, repeats: index.multikey.includes(true) };
}

/** undefined when neither conditions nor order can use the source. */
function sourcePlan(source: Source, query: Query, sort: SortSpec): Plan | undefined {
  let prefixes = [source.prefix];
  let ranges: KeyRange[] | undefined;
  let consumed = 0;
  let exact = !source.truncated && !source.multikey.includes(true) && query.others.length === 0;
  let score = 0;
  let points = 0;
  const fixed = new Set<string>();
  let ordered = true;
  for (; points < source.pattern.length && !ranges; points++) {
    const [path] = source.pattern[points]!;
    const predicates = query.conditions.get(path);
    // Two conditions on one array may hold for two of its elements, but an entry is about one element.
    const shared = source.multikey[points]! && source.multikey.indexOf(true) < points;
    const bounds = predicates && !shared ? fieldBounds(predicates, source.multikey[points]!) : undefined;
    if (!bounds || prefixes.length * Math.max(1, bounds.intervals.length) > MAX_RANGES) break;
    consumed++;
    exact &&= bounds.exact;
    const descending = source.shape.descending[points]!;
    if (bounds.intervals.every(isPoint)) {
      if (bounds.intervals.length === 1) fixed.add(path);
      else if (points < source.pattern.length - 1) ordered = false;
      score += bounds.intervals.length === 1 ? 100 : 80;
      prefixes = prefixes.flatMap((prefix) =>
        bounds.intervals.map(({ lo }) => Buffer.concat([prefix, descending ? invertBytes(lo) : lo])),
      );
    } else {
      score += 50;
      ranges = prefixes.flatMap((prefix) =>
        bounds.intervals.map((interval) => toRange(prefix, interval, descending)),
      );
    }
  }
  const whole = ranges ?? prefixes.map(wholeRange);
  ranges = whole.map(storedRange);
  // Keys with the same first bytes stand together: the document decides which of them is meant.
  const isCut = ranges.some((range, i) => range !== whole[i]);
  ranges.sort((a, b) => a.start.compare(b.start));
  const single = prefixes.length === 1 || ordered;
  const order = single && !source.truncated ? orderOf(source, fixed, sort) : 0;
  if (consumed === 0 && (order === 0 || sort.length === 0)) return undefined;
  if (source.unique && fixed.size === source.pattern.length) score += 1000;
  if (sort.length > 0 && order !== 0) score += 30;
  return {
    ranges,
    reverse: order < 0,
    sorted: sort.length === 0 || order !== 0,
    exact: exact && !isCut && consumed === query.conditions.size,
    repeats: isCut || source.multikey.includes(true),
    score,
  };
}

/** 1 or -1 when a scan forward or backward delivers the wanted order, 0 when neither does. */
function orderOf(source: Source, fixed: Set<string>, sort: SortSpec): 1 | -1 | 0 {
  const wanted = sort.filter(([path]) => !fixed.has(path));
  if (wanted.length === 0) return 1;
  let direction: 1 | -1 | undefined;
  let at = 0;
  for (const [path, sign] of wanted) {
    while (at < source.pattern.length && fixed.has(source.pattern[at]![0])) at++;
    const field = source.pattern[at];
    if (!field || field[0] !== path || source.multikey[at]) return 0;
    const same = field[1] > 0 === sign > 0 ? 1 : -1;
    direction ??= same;
    if (direction !== same) return 0;
    at++;
  }
  return direction ?? 1;
}

/** Bounds of all conditions on one field. An array can satisfy two conditions with two elements. */
function fieldBounds(predicates: Predicate[], multikey: boolean): Bounds | undefined {
  const all = predicates.map(boundsOf);
  const usable = all.filter((bounds) => bounds !== undefined);
  if (usable.length === 0) return undefined;
  const points = usable.filter((bounds) => bounds.intervals.every(isPoint));
  const best = points.sort((a, b) => a.intervals.length - b.intervals.length)[0];
  if (best || multikey) return { ...(best ?? usable[0]!), exact: all.length === 1 && usable[0]!.exact };
  let result: Bounds = { intervals: usable[0]!.intervals, exact: all.length === usable.length };
  for (const bounds of usable) {
    const shared = result.intervals.flatMap((a) => bounds.intervals.flatMap((b) => intersect(a, b) ?? []));
    result = { intervals: shared, exact: result.exact && bounds.exact };
  }
  return result;
}

function toRange(prefix: Buffer, { lo, hi, loOpen, hiOpen }: Interval, descending: boolean): KeyRange {
  // A bound may be a prefix of many keys; beyond all of them is its successor.
  const at = (key: Buffer, past: boolean) => {
    const whole = Buffer.concat([prefix, key]);
    return past ? successor(whole) : whole;
  };
  if (descending) return { start: at(invertBytes(hi), hiOpen), end: at(invertBytes(lo), !loOpen) };
  return { start: at(lo, loOpen), end: at(hi, !hiOpen) };
}

/** An `$or` whose every branch has an index. */
function unionPlan(collection: Collection, query: Query): Plan | undefined {
  for (const other of query.others) {
    if (other.kind !== 'or') continue;
    const union = other.filters.map((branch) => planQuery(collection, branch, [], undefined));
    if (!union.every((plan) => plan.score > 0)) continue;
    return { ranges: [], reverse: false, sorted: false, exact: false, repeats: true, union, score: 10 };
  }
  return undefined;
}
