import { encodeKey, encodeKeys } from '../bson/encodeKey';
import type { RawValue } from '../bson/rawValue';
import { notSupported } from '../errors/mongoError';
import { splitPath, valuesAt } from '../filter/fieldPath';
import type { SortSpec } from './sortSpec';

const MAX_BYTES = 100 * 1024 * 1024;
const NOTHING = Buffer.alloc(0);

/** Makes the function that gives a document's place in a sort order as bytes. */
export function sortKeyMaker(sort: SortSpec): (doc: RawValue) => Buffer {
  const paths = sort.map(([path]) => splitPath(path));
  const descending = sort.map(([, direction]) => direction < 0);
  return (doc) =>
    encodeKeys(
      NOTHING,
      paths.map((path, i) => sortValue(doc, path, descending[i]!)),
      descending,
    );
}

/** An array sorts by its least element, or by its greatest when descending. */
function sortValue(doc: RawValue, path: string[], descending: boolean): RawValue | undefined {
  const values = valuesAt(doc, path);
  if (values.length <= 1) return values[0];
  let best = values[0];
  let bestKey = encodeKey(best);
  for (const value of values.slice(1)) {
    const key = encodeKey(value);
    if (descending ? key.compare(bestKey) > 0 : key.compare(bestKey) < 0) [best, bestKey] = [value, key];
  }
  return best;
}

interface Item<D> {
  key: Buffer;
  order: number;
  doc: D;
}

const RUN = 4096;
const PORTION = 256;

const order = <D>(a: Item<D>, b: Item<D>) => a.key.compare(b.key) || a.order - b.order;

/**
 * Collects documents and delivers them in order; with a small limit only the first are kept. Sorting happens
 * in runs that are merged on delivery, so that no step takes long, however many documents there are.
 */
export class Sorter<D> {
  private items: Item<D>[] = [];
  private readonly runs: Item<D>[][] = [];
  private bytes = 0;
  private arrived = 0;

  constructor(
    private readonly keyOf: (doc: RawValue) => Buffer,
    private readonly docOf: (item: D) => RawValue,
    private readonly limit = Infinity,
  ) {}

  add(doc: D): void {
    this.items.push({ key: this.keyOf(this.docOf(doc)), order: this.arrived++, doc });
    this.bytes += this.sizeOf(doc);
    // With a small limit little of a run is kept, so it may take less than it seems.
    if (this.items.length >= RUN || this.bytes > MAX_BYTES) this.closeRun();
    if (this.bytes > MAX_BYTES)
      throw notSupported(
        `Sorting more than ${MAX_BYTES} bytes without an index`,
        'QueryExceededMemoryLimitNoDiskUseAllowed',
      );
  }

  private sizeOf(doc: D): number {
    const { at, end } = this.docOf(doc);
    return end - at;
  }

  private closeRun(): void {
    this.items.sort(order);
    // A short run that is cut goes on collecting: only the first of all can be among the first.
    if (this.limit < RUN / 2) {
      for (const { doc } of this.items.splice(this.limit)) this.bytes -= this.sizeOf(doc);
      return;
    }
    this.runs.push(this.items);
    this.items = [];
  }

  /** Delivers the documents in portions; null at the end. */
  drain(): () => D[] | null {
    this.items.sort(order);
    const heap = [...this.runs, this.items].filter((run) => run.length > 0).map((run) => ({ run, at: 0 }));
    const before = (a: number, b: number) =>
      order(heap[a]!.run[heap[a]!.at]!, heap[b]!.run[heap[b]!.at]!) < 0;
    const sink = (from: number) => {
      for (let i = from; ;) {
        let least = i;
        for (const child of [2 * i + 1, 2 * i + 2])
          if (child < heap.length && before(child, least)) least = child;
        if (least === i) return;
        [heap[i], heap[least]] = [heap[least]!, heap[i]!];
        i = least;
      }
    };
    for (let i = heap.length >> 1; i >= 0; i--) if (i < heap.length) sink(i);
    let left = this.limit;
    return () => {
      const portion: D[] = [];
      while (portion.length < PORTION && left > 0 && heap.length > 0) {
        const top = heap[0]!;
        portion.push(top.run[top.at++]!.doc);
        left--;
        if (top.at === top.run.length) {
          const last = heap.pop()!;
          if (heap.length > 0) heap[0] = last;
        }
        if (heap.length > 1) sink(0);
      }
      return portion.length > 0 ? portion : null;
    };
  }
}
