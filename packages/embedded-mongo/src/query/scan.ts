import { EMPTY_OBJECT, rawDocument, type RawValue } from '../bson/rawValue';
import type { Collection } from '../store/catalog';
import { damaged, isDamage } from '../store/dataFile';
import type { Found } from '../store/documents';
import { SLICE_MS } from '../store/turns';
import type { View } from '../store/view';
import type { KeyRange, Plan } from './planner';

const FIRST_CHUNK = 16;
const LAST_CHUNK = 512;
const ONE = Buffer.from([0]);

/**
 * Runs a plan in chunks. Between two chunks nothing of the store stays open: the scan continues after the
 * last key it saw, so long cursors neither hold pages nor see a frozen state.
 */
export class Scan {
  private readonly plans: Plan[];
  private readonly seen?: Set<string>;
  private plan = 0;
  private range = 0;
  private resume?: Buffer;
  private chunk: number;

  constructor(
    private readonly view: View,
    private readonly collection: Collection,
    whole: Plan,
    private readonly test: ((doc: RawValue) => boolean) | undefined,
    firstChunk = FIRST_CHUNK,
    /** Only the number of documents matters: those of an exact plan are not fetched. */
    private readonly keysOnly = false,
    /** Collects the keys of damaged documents that an index leads to; without it they are errors. */
    private readonly skipped?: Buffer[],
  ) {
    this.chunk = firstChunk;
    this.plans = whole.union ? whole.union.flatMap((plan) => plan.union ?? [plan]) : [whole];
    if (whole.repeats) this.seen = new Set();
  }

  /** The next documents that match, maybe none; null at the end. Never looks at more than a slice of time allows. */
  next(): Found[] | null {
    const current = this.plans[this.plan];
    if (!current) return null;
    const ranges = current.ranges;
    const range = ranges[current.reverse ? ranges.length - 1 - this.range : this.range];
    if (!range) {
      this.plan++;
      this.range = 0;
      return this.plan < this.plans.length ? [] : null;
    }
    return this.readChunk(current, this.remaining(range, current.reverse));
  }

  private remaining(range: KeyRange, reverse: boolean): KeyRange {
    if (!this.resume) return range;
    // The smallest key after one is that key and a zero byte.
    return reverse
      ? { start: range.start, end: this.resume }
      : { start: Buffer.concat([this.resume, ONE]), end: range.end };
  }

  private readChunk(plan: Plan, { start, end }: KeyRange): Found[] {
    const table = plan.index ? 'idx' : 'docs';
    const entries =
      start.compare(end) < 0 ? this.view.range(table, start, end, this.chunk, plan.reverse) : [];
    const found: Found[] = [];
    const until = performance.now() + SLICE_MS;
    let read = 0;
    for (const { key, value } of entries) {
      read++;
      this.resume = key;
      const one = plan.index ? this.fetch(value) : this.whole(key.subarray(4), value);
      if (one && (!this.test || this.test(one.doc))) found.push(one);
      if ((read & 15) === 0 || this.test) if (performance.now() > until) break;
    }
    if (read === entries.length && entries.length < this.chunk) {
      this.range++;
      this.resume = undefined;
    }
    this.chunk = Math.min(this.chunk * 4, LAST_CHUNK);
    return found;
  }

  private whole(key: Buffer, value: Buffer): Found | undefined {
    return this.isRepeated(key) ? undefined : { doc: rawDocument(value), key };
  }

  /** Whether a document was delivered before, by another entry or by another branch of a union. */
  private isRepeated(key: Buffer): boolean {
    if (!this.seen) return false;
    const name = key.latin1Slice();
    if (this.seen.has(name)) return true;
    this.seen.add(name);
    return false;
  }

  private fetch(key: Buffer): Found | undefined {
    if (this.isRepeated(key)) return undefined;
    if (this.keysOnly) return { doc: EMPTY_OBJECT, key };
    const bytes = this.read(key);
    if (bytes === null) return undefined;
    if (bytes) return { doc: rawDocument(bytes), key };
    // Both were read from one state: only the remains of a dropped collection lack their documents.
    if (!this.collection.dropped) throw damaged('an index names a document that is not there');
    return undefined;
  }

  /** The bytes of a document; null for a damaged one that may be left out. */
  private read(key: Buffer): Buffer | null | undefined {
    try {
      return this.view.get('docs', Buffer.concat([this.collection.prefix, key]));
    } catch (error) {
      if (!this.skipped || !isDamage(error)) throw error;
      this.skipped.push(Buffer.from(key));
      return null;
    }
  }
}
