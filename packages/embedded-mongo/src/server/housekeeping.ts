import { encodeKeys, successor } from '../bson/encodeKey';
import { fromPlain } from '../bson/plainValue';
import type { Engine } from '../commands/engine';
import { pruneReplies } from '../commands/retryRecords';
import type { Collection, Index } from '../store/catalog';
import { isDamage } from '../store/dataFile';
import { deleteDocument, readDocument } from '../store/documents';
import { WRITE_SLICE_MS } from '../store/turns';
import type { View } from '../store/view';

const SWEEP_MS = 60_000;
const MAX_DELETES = 5000;
const GARBAGE_CHUNK = 500;

/** Goes on after damage, which those learn of who ask for it. @throws anything else */
const skipDamaged = (error: unknown): void => {
  if (!isDamage(error)) throw error;
};

/** Background work: expired documents, the remains of dropped collections, old replies of retried writes. */
export class Housekeeping {
  private readonly timer: NodeJS.Timeout;
  private running?: Promise<void>;
  private stopped = false;

  constructor(
    private readonly engine: Engine,
    interval = SWEEP_MS,
  ) {
    this.timer = setInterval(() => this.sweep(), interval).unref();
    setImmediate(() => this.sweep());
    engine.onGarbage = () => setImmediate(() => void (this.stopped || this.sweep()));
  }

  stop(): void {
    this.stopped = true;
    clearInterval(this.timer);
  }

  /** Runs all of it once; a run that is going on is waited for. */
  sweep(): Promise<void> {
    this.running ??= this.run().finally(() => (this.running = undefined));
    return this.running;
  }

  private async run(): Promise<void> {
    try {
      await this.dropGarbage();
      for (const collection of this.engine.catalog.all())
        for (const index of collection.indexes)
          if (index.expireAfterSeconds !== undefined && index.ready)
            await this.expire(collection, index).catch(skipDamaged);
      if (!this.stopped) await pruneReplies(this.engine.store);
    } catch (error) {
      if (!this.stopped) console.error('embedded database: background work failed', error);
    }
  }

  /** Deletes what is older than a TTL index allows, in short jobs. */
  private async expire(collection: Collection, index: Index): Promise<void> {
    const limit = new Date(Date.now() - index.expireAfterSeconds! * 1000);
    const { descending } = index.shape;
    const bound = (value: Date) => encodeKeys(index.prefix, [fromPlain(value)], descending);
    const [low, high] = [bound(new Date(-8.64e15)), bound(limit)];
    const [start, end] = descending[0] ? [high, successor(low)] : [low, successor(high)];
    for (let more = true; more && !this.stopped && !collection.dropped;) {
      more = await this.engine.store.free((view) => this.expireSome(view, collection, start, end));
    }
  }

  private expireSome(view: View, collection: Collection, start: Buffer, end: Buffer): boolean {
    if (collection.dropped) return false;
    const entries = view.range('idx', start, end, MAX_DELETES);
    const until = performance.now() + WRITE_SLICE_MS;
    let left = 0;
    for (const { value } of entries) {
      try {
        const found = readDocument(view, collection, value);
        if (found) deleteDocument(view, collection, found);
      } catch (error) {
        // What is damaged stays, and holds up nothing that is whole.
        skipDamaged(error);
        left++;
      }
      if (performance.now() > until) return left < entries.length;
    }
    return entries.length === MAX_DELETES && left < MAX_DELETES;
  }

  /** Deletes the keys of dropped collections and indexes, in small transactions. */
  private async dropGarbage(): Promise<void> {
    const { store } = this.engine;
    const marks = store.view.range('meta', Buffer.from('g'), Buffer.from('h'), 10_000);
    for (const { key } of marks) {
      const table = key[1] === 'd'.charCodeAt(0) ? 'docs' : 'idx';
      const prefix = key.subarray(2);
      const end = successor(prefix);
      for (let more = true; more && !this.stopped;) {
        more = await store.free((view) => {
          const entries = view.range(table, prefix, end, GARBAGE_CHUNK);
          for (const entry of entries) view.remove(table, entry.key);
          if (entries.length < GARBAGE_CHUNK) view.remove('meta', key);
          return entries.length === GARBAGE_CHUNK;
        });
      }
    }
  }
}
