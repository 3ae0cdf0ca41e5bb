import type { RawValue } from '../bson/rawValue';
import type { Variables } from '../expressions/expression';
import type { Filter } from '../filter/filter';
import { matchDocument } from '../filter/matchDocument';
import type { Collection } from '../store/catalog';
import type { Found } from '../store/documents';
import type { View } from '../store/view';
import type { Pacer } from './pacer';
import { planQuery } from './planner';
import { Scan } from './scan';
import { Sorter, sortKeyMaker } from './sortDocuments';
import type { Hint, SortSpec } from './sortSpec';

/** Documents in portions; null at the end. */
export interface Source<D> {
  next(): Promise<D[] | null>;
}

/** A query on a collection with everything that decides which documents come in which order. */
export interface Query {
  view: View;
  collection: Collection | undefined;
  filter: Filter;
  sort: SortSpec;
  skip: number;
  limit: number;
  hint: Hint | undefined;
  /** The values of `let`. */
  variables: Variables;
  /** Only the number of documents matters, not what is in them. */
  countOnly?: boolean;
  /** Collects the keys of damaged documents, which are left out; without it they are errors. */
  skipped?: Buffer[];
}

/** A scan with the residual test of its plan. */
function openScan(
  query: Omit<Query, 'skip' | 'limit'>,
  wanted = Infinity,
): { scan: Scan; sorted: boolean } | undefined {
  const { view, collection, filter, sort, hint, variables, countOnly, skipped } = query;
  if (!collection) return undefined;
  const plan = planQuery(collection, filter, sort, hint);
  const test = plan.exact ? undefined : (doc: RawValue) => matchDocument(filter, doc, variables);
  const first = plan.exact && plan.sorted && wanted < 512 ? wanted : undefined;
  const scan = new Scan(view, collection, plan, test, first, countOnly && plan.exact, skipped);
  return { scan, sorted: plan.sorted };
}

/** The documents of a query. */
export function openQuery(query: Query, pacer: Pacer): Source<Found> {
  const { sort, skip, limit } = query;
  const wanted = limit === 0 ? Infinity : skip + limit;
  const opened = openScan(query, wanted);
  if (!opened) return { next: async () => null };
  const { scan } = opened;
  const all: Source<Found> = {
    next: async () => {
      await pacer.pause();
      return scan.next();
    },
  };
  if (opened.sorted) return limited(skipped(all, skip), limit === 0 ? Infinity : limit);
  return skipped(
    sorted(all, sort, ({ doc }) => doc, pacer, wanted),
    skip,
  );
}

/** The documents of a source in an order, of which only the first may be wanted. */
export function sorted<D>(
  source: Source<D>,
  sort: SortSpec,
  docOf: (item: D) => RawValue,
  pacer: Pacer,
  wanted = Infinity,
): Source<D> {
  return delivered(async () => {
    const sorter = new Sorter<D>(sortKeyMaker(sort), docOf, wanted);
    for (let items = await source.next(); items; items = await source.next()) {
      for (const item of items) sorter.add(item);
      await pacer.pause();
    }
    return sorter.drain();
  }, pacer);
}

/** A source whose documents come from a list that is made at the first call. */
export function delivered<D>(fill: () => Promise<() => D[] | null>, pacer: Pacer): Source<D> {
  let deliver: (() => D[] | null) | undefined;
  return {
    next: async () => {
      deliver ??= await fill();
      await pacer.pause();
      return deliver();
    },
  };
}

/** A source without its first documents. */
export function skipped<D>(source: Source<D>, skip: number): Source<D> {
  let left = skip;
  return {
    next: async () => {
      const docs = await source.next();
      if (!docs || left === 0) return docs;
      const kept = docs.slice(left);
      left = Math.max(0, left - docs.length);
      return kept;
    },
  };
}

/** At most so many documents of a source. */
export function limited<D>(source: Source<D>, limit: number): Source<D> {
  let left = limit;
  return {
    next: async () => {
      const docs = left <= 0 ? null : await source.next();
      const kept = docs && docs.length > left ? docs.slice(0, left) : docs;
      left -= kept?.length ?? 0;
      return kept;
    },
  };
}

/** Another form of the documents of a source. */
export function mapSource<A, B>(source: Source<A>, map: (item: A) => B): Source<B> {
  return { next: async () => (await source.next())?.map(map) ?? null };
}

/** The first document of a query, looked for without giving up the turn: for write jobs. */
export function findFirst(query: Omit<Query, 'skip' | 'limit'>): Found | undefined {
  const opened = openScan(query, 1);
  if (!opened) return undefined;
  const { scan, sorted } = opened;
  if (sorted) {
    for (let found = scan.next(); found; found = scan.next()) if (found[0]) return found[0];
    return undefined;
  }
  const sorter = new Sorter<Found>(sortKeyMaker(query.sort), ({ doc }) => doc, 1);
  for (let found = scan.next(); found; found = scan.next()) for (const one of found) sorter.add(one);
  return sorter.drain()()?.[0];
}
