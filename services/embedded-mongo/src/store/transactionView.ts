import { MongoError } from '../errors';
import type { Store } from './store';
import { type Entry, type Table, TABLES, type View } from './view';

interface Change {
  table: Table;
  key: Buffer;
  /** undefined: removed. */
  value: Buffer | undefined;
  /** What the snapshot holds; the commit fails when the store no longer does. */
  base: Buffer | undefined;
}

function conflict(): MongoError {
  const message =
    'Caused by :: Write conflict during plan execution and yielding is disabled. :: Please retry your operation or multi-document transaction.';
  return new MongoError('WriteConflict', message, {}, ['TransientTransactionError']);
}

/**
 * The view of one transaction: a snapshot of the store with the transaction's own changes on top. The first
 * change of a key locks it against other transactions; everything reaches the store in one write at commit.
 */
export class TransactionView implements View {
  private readonly changes = new Map<string, Change>();
  private readonly sorted: Record<Table, Change[]> = { meta: [], docs: [], idx: [] };
  private readonly counts = new Map<number, number>();
  private readonly snapshot: ReturnType<Store['snapshot']>;
  private readonly created = new Set<number>();
  private open = true;

  constructor(
    private readonly store: Store,
    private readonly locks: Map<string, TransactionView>,
    readonly generation: number,
  ) {
    this.snapshot = store.snapshot();
  }

  get(table: Table, key: Buffer): Buffer | undefined {
    const change = this.changes.get(nameOf(table, key));
    return change ? change.value : this.snapshot.view.get(table, key);
  }

  range(table: Table, start: Buffer, end: Buffer, limit: number, reverse = false): Entry[] {
    const own = this.sorted[table];
    const from = position(own, start);
    const to = position(own, end);
    if (from === to) return this.snapshot.view.range(table, start, end, limit, reverse);
    // Each own change can hide at most one stored entry.
    const stored = this.snapshot.view.range(table, start, end, limit + (to - from), reverse);
    const changed = own.slice(from, to);
    const hidden = new Set(changed.map((change) => change.key.latin1Slice()));
    const merged = stored.filter((entry) => !hidden.has(entry.key.latin1Slice()));
    for (const { key, value } of changed) if (value) merged.push({ key, value });
    merged.sort((a, b) => a.key.compare(b.key) * (reverse ? -1 : 1));
    return merged.slice(0, limit);
  }

  put(table: Table, key: Buffer, value: Buffer): void {
    this.change(table, key, value);
  }

  remove(table: Table, key: Buffer): void {
    this.change(table, key, undefined);
  }

  addCount(collectionId: number, delta: number): void {
    this.counts.set(collectionId, (this.counts.get(collectionId) ?? 0) + delta);
  }

  /** How the transaction has changed the number of documents of a collection. */
  countChange(collectionId: number): number {
    return this.counts.get(collectionId) ?? 0;
  }

  /** Notes a collection that was created for this transaction after its snapshot was taken. */
  own(collectionId: number): void {
    this.created.add(collectionId);
  }

  owns(collectionId: number): boolean {
    return this.created.has(collectionId);
  }

  private change(table: Table, key: Buffer, value: Buffer | undefined): void {
    const name = nameOf(table, key);
    const known = this.changes.get(name);
    if (known) {
      known.value = value;
      return;
    }
    const owner = this.locks.get(name);
    if (owner && owner !== this) throw conflict();
    const base = this.snapshot.view.get(table, key);
    if (!same(base, this.store.view.get(table, key))) throw conflict();
    this.locks.set(name, this);
    const copy = Buffer.from(key);
    const change: Change = { table, key: copy, value, base };
    this.changes.set(name, change);
    const list = this.sorted[table];
    list.splice(position(list, copy), 0, change);
  }

  /** Applies all changes inside a write job, after checking that nobody changed the same keys. */
  apply(view: View): void {
    for (const { table, key, base } of this.changes.values())
      if (!same(base, view.get(table, key))) throw conflict();
    for (const table of TABLES) {
      for (const { key, value } of this.sorted[table]) {
        if (value) view.put(table, key, value);
        else view.remove(table, key);
      }
    }
    for (const [id, delta] of this.counts) view.addCount(id, delta);
  }

  get isEmpty(): boolean {
    return this.changes.size === 0;
  }

  /** Gives back the snapshot and the locks. */
  release(): void {
    if (!this.open) return;
    this.open = false;
    for (const name of this.changes.keys()) if (this.locks.get(name) === this) this.locks.delete(name);
    this.snapshot.release();
  }
}

function nameOf(table: Table, key: Buffer): string {
  return table + key.latin1Slice();
}

function same(a: Buffer | undefined, b: Buffer | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && a.equals(b));
}

/** Where a key stands or would stand in a sorted list of changes. */
function position(list: Change[], key: Buffer): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle]!.key.compare(key) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
