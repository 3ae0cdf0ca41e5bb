import { replyBytes, type Tree } from '../bson/documentTree';
import { doubleValue, longValue, stringValue } from '../bson/plainValue';
import type { RawValue } from '../bson/rawValue';
import { MongoError } from '../errors/mongoError';
import type { Source } from './source';

const FIRST_BATCH = 101;
const MAX_REPLY_BYTES = 16 * 1024 * 1024;
const IDLE_MS = 10 * 60_000;

interface Cursor {
  id: bigint;
  namespace: string;
  source: Source<RawValue>;
  ready: RawValue[];
  usedAt: number;
  busy: boolean;
}

/** The cursors that wait for `getMore`. */
export class Cursors {
  private readonly cursors = new Map<bigint, Cursor>();
  private readonly sweep = setInterval(() => this.dropIdle(), 30_000).unref();

  get count(): number {
    return this.cursors.size;
  }

  private dropIdle(): void {
    const limit = Date.now() - IDLE_MS;
    for (const cursor of this.cursors.values())
      if (!cursor.busy && cursor.usedAt < limit) this.cursors.delete(cursor.id);
  }

  /** The first reply to a query; the rest stays behind a cursor unless all of it was delivered. */
  async open(
    source: Source<RawValue>,
    namespace: string,
    batchSize: number | undefined,
    single: boolean,
  ): Promise<Buffer> {
    const cursor: Cursor = { id: newId(), namespace, source, ready: [], usedAt: Date.now(), busy: true };
    const { batch, more } = await fill(cursor, batchSize ?? FIRST_BATCH);
    cursor.busy = false;
    const kept = more && !single;
    if (kept) this.cursors.set(cursor.id, cursor);
    return cursorReply('firstBatch', batch, namespace, kept ? cursor.id : 0n);
  }

  async more(id: bigint, namespace: string, batchSize: number | undefined): Promise<Buffer> {
    const cursor = this.cursors.get(id);
    if (!cursor) throw new MongoError('CursorNotFound', `cursor id ${id} not found`);
    if (cursor.namespace !== namespace)
      throw new MongoError(
        'Unauthorized',
        `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace ${cursor.namespace}`,
      );
    if (cursor.busy) throw new MongoError('CursorNotFound', `cursor id ${id} is already in use`);
    cursor.busy = true;
    cursor.usedAt = Date.now();
    try {
      const { batch, more } = await fill(cursor, batchSize || Infinity);
      if (!more) this.cursors.delete(id);
      return cursorReply('nextBatch', batch, namespace, this.cursors.has(id) ? id : 0n);
    } catch (error) {
      this.cursors.delete(id);
      throw error;
    } finally {
      cursor.busy = false;
    }
  }

  kill(id: bigint): boolean {
    return this.cursors.delete(id);
  }

  close(): void {
    clearInterval(this.sweep);
    this.cursors.clear();
  }
}

let lastId = BigInt(Date.now()) << 10n;

function newId(): bigint {
  lastId += BigInt(1 + Math.floor(Math.random() * 1000));
  return lastId;
}

async function fill(cursor: Cursor, wanted: number): Promise<{ batch: RawValue[]; more: boolean }> {
  const batch: RawValue[] = [];
  let bytes = 0;
  // A batch of zero only opens the cursor.
  if (wanted === 0) return { batch, more: true };
  for (;;) {
    if (cursor.ready.length === 0) {
      const next = await cursor.source.next();
      if (next === null) return { batch, more: false };
      cursor.ready = next;
      continue;
    }
    let taken = 0;
    for (const doc of cursor.ready) {
      const size = doc.end - doc.at + 16;
      if (batch.length >= wanted || (bytes + size > MAX_REPLY_BYTES && batch.length > 0)) break;
      batch.push(doc);
      bytes += size;
      taken++;
    }
    cursor.ready = taken === cursor.ready.length ? [] : cursor.ready.slice(taken);
    if (cursor.ready.length > 0) return { batch, more: true };
    // With a full batch one look ahead tells whether a cursor is needed at all.
    if (batch.length >= wanted) {
      const next = await cursor.source.next();
      if (next === null) return { batch, more: false };
      cursor.ready = next;
      if (next.length > 0) return { batch, more: true };
    }
  }
}

const OK = doubleValue(1);

function cursorReply(
  field: 'firstBatch' | 'nextBatch',
  batch: RawValue[],
  namespace: string,
  id: bigint,
): Buffer {
  const cursor = new Map<string, Tree>([
    [field, batch],
    ['id', longValue(id)],
    ['ns', stringValue(namespace)],
  ]);
  return replyBytes([
    ['cursor', cursor],
    ['ok', OK],
  ]);
}
