import { encodeKey, encodeKeys } from '../bson/encodeKey';
import { NULL, type RawValue } from '../bson/rawValue';
import { MongoError } from '../errors';
import { someValue, splitPath } from './fieldPath';
import type { SortSpec } from './planner';

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
  const values: (RawValue | undefined)[] = [];
  someValue(doc, path, true, (value) => {
    values.push(value);
    return false;
  });
  if (values.length <= 1) {
    const only = values[0];
    return only && only.type === 4 ? NULL : only;
  }
  // An array at the end comes last, after its elements.
  if (values[values.length - 1]?.type === 4) values.pop();
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

/** Collects documents and delivers them in order; with a limit only the first are kept. */
export class Sorter<D> {
  private items: Item<D>[] = [];
  private bytes = 0;
  private arrived = 0;

  constructor(
    private readonly keyOf: (doc: D) => Buffer,
    private readonly sizeOf: (doc: D) => number,
    private readonly limit = Infinity,
    private readonly allowDisk = false,
  ) {}

  add(doc: D): void {
    this.items.push({ key: this.keyOf(doc), order: this.arrived++, doc });
    this.bytes += this.sizeOf(doc);
    if (this.items.length > this.limit * 2 + 256) this.cut();
    if (this.bytes > MAX_BYTES) {
      this.cut();
      if (this.bytes > MAX_BYTES)
        throw new MongoError(
          'QueryExceededMemoryLimitNoDiskUseAllowed',
          `Sort exceeded memory limit of ${MAX_BYTES} bytes; the embedded database does not sort on disk${this.allowDisk ? ' even with allowDiskUse' : ''}: add an index, or set MONGODB_URI to use a MongoDB server`,
        );
    }
  }

  private cut(): void {
    this.items.sort((a, b) => a.key.compare(b.key) || a.order - b.order);
    if (this.items.length <= this.limit) return;
    this.items.length = this.limit;
    this.bytes = this.items.reduce((sum, item) => sum + this.sizeOf(item.doc), 0);
  }

  finish(): D[] {
    this.cut();
    return this.items.map((item) => item.doc);
  }
}
