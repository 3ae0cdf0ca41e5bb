import { mkdirSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import { MongoError, reasonOf } from '../errors/mongoError';
import { DATA_FILE, type DataFile, isSealed, openDataFile, readerOf } from './dataFile';
import { seal } from './seal';
import type { View } from './view';

/** At most so long does one group of writes hold the event loop before it is synced and answered. */
const GROUP_MS = 25;
const GROUP_JOBS = 2000;
/** From this time of a sync on it pays to wait for more writers. */
const SLOW_SYNC_MS = 3;
const MAX_DELAY_MS = 5;
/** Below this much free space writes are refused, so that the file system does not fail in the middle of one. */
const RESERVE_BYTES = 24 * 1024 * 1024;
const RESERVE_SHARE = 0.05;

interface Job {
  run: (view: View) => unknown;
  /** Whether it makes room: then it may use the reserve. */
  frees: boolean;
  resolve: (value: never) => void;
  reject: (error: unknown) => void;
}

/**
 * The durable store: one LMDB file with a fixed set of tables, and one queue of writes. All writes that arrive
 * in a turn of the event loop share one transaction and one sync to disk, and are answered after it.
 */
export class Store {
  readonly file: string;
  readonly counts = new Map<number, number>();
  readonly stats = { groups: 0, jobs: 0, failedGroups: 0, syncMs: 0, largestGroup: 0 };
  private readonly root: DataFile['root'];
  private readonly tables: DataFile['tables'];
  private readonly live: View;
  private queue: Job[] = [];
  private scheduled = false;
  private delay?: NodeJS.Timeout;
  /** How long the last sync took, and how many writers there seem to be. */
  private syncMs = 0;
  private expected = 0;
  private before = 0;
  private closed = false;
  private spareBytes = Infinity;
  private checkedAt = 0;
  private deltas = new Map<number, number>();
  /** Called when a group was rolled back, so that what is kept in memory can be read again. */
  onRollback: () => void = () => {};

  constructor(dataDir: string) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    this.file = path.join(dataDir, DATA_FILE);
    ({ root: this.root, tables: this.tables } = openDataFile(this.file));
    this.live = {
      ...readerOf(this.tables),
      put: (table, key, value) => void this.tables[table].putSync(key, isSealed(table) ? seal(value) : value),
      remove: (table, key) => void this.tables[table].removeSync(key),
      addCount: (id, delta) => void this.deltas.set(id, (this.deltas.get(id) ?? 0) + delta),
    };
  }

  /** The committed state. Reading it inside a write job sees the job's own changes. */
  get view(): View {
    return this.live;
  }

  /**
   * Runs a job in the next group of writes; resolves when it is on disk. A job that throws a `MongoError` must not
   * have written. A job may be run again when its group was rolled back: what it changes outside of the view it
   * sets anew at its begin. Jobs that only remove things (`frees`) run in the reserve when the disk is full.
   */
  write<R>(run: (view: View) => R, { frees = false } = {}): Promise<R> {
    if (this.closed) return Promise.reject(new MongoError('InternalError', 'the database is closing'));
    return new Promise<R>((resolve, reject) => {
      this.queue.push({ run, frees, resolve: resolve as Job['resolve'], reject });
      this.schedule();
    });
  }

  /** Runs a job that only removes things: when the disk is full it does so in the reserve. */
  free<R>(run: (view: View) => R): Promise<R> {
    return this.write(run, { frees: true });
  }

  /**
   * The next group starts in the next turn. On a slow disk it first waits a little for the clients that were
   * just answered, because they are about to write again: half as many syncs then serve the same writes.
   */
  private schedule(): void {
    if (this.scheduled) {
      if (this.delay && this.queue.length >= this.expected) this.startNow();
      return;
    }
    this.scheduled = true;
    if (this.syncMs > SLOW_SYNC_MS && this.queue.length < this.expected)
      this.delay = setTimeout(() => this.startNow(), Math.min(this.syncMs / 3, MAX_DELAY_MS));
    else setImmediate(() => this.startGroup());
  }

  private startNow(): void {
    clearTimeout(this.delay);
    this.delay = undefined;
    setImmediate(() => this.startGroup());
  }

  private startGroup(): void {
    this.scheduled = false;
    const waiting = this.queue.length;
    this.flush();
    // Writers may alternate between two groups: now and then it is tried whether they make one.
    this.expected = this.stats.groups % 8 === 0 ? waiting + this.before : waiting;
    this.before = waiting;
    if (this.queue.length > 0) this.schedule();
  }

  private flush(): void {
    if (this.queue.length === 0) return;
    if (this.isFull()) this.refuseGrowth();
    if (this.queue.length === 0) return;
    const done: { job: Job; result?: unknown; error?: unknown }[] = [];
    const started = performance.now();
    let ran = started;
    this.deltas = new Map();
    try {
      this.root.transactionSync(() => {
        while (
          done.length < this.queue.length &&
          done.length < GROUP_JOBS &&
          performance.now() - started < GROUP_MS
        ) {
          const job = this.queue[done.length]!;
          try {
            done.push({ job, result: job.run(this.live) });
          } catch (error) {
            if (!(error instanceof MongoError)) throw new FailedJob(job, error);
            done.push({ job, error });
          }
        }
        this.writeCounts();
        ran = performance.now();
      });
    } catch (error) {
      this.failGroup(done, error);
      return;
    }
    for (const [id, delta] of this.deltas) this.counts.set(id, (this.counts.get(id) ?? 0) + delta);
    this.queue.splice(0, done.length);
    this.measure(done.length, ran);
    for (const { job, result, error } of done) {
      if (error) job.reject(error);
      else job.resolve(result as never);
    }
  }

  /** The transaction was rolled back: nothing of the group is stored. */
  private failGroup(done: { job: Job }[], error: unknown): void {
    this.stats.failedGroups++;
    this.onRollback();
    if (error instanceof FailedJob) {
      // The others did nothing wrong: they wait at the head of the queue and run again without it.
      this.queue.splice(this.queue.indexOf(error.job), 1);
      error.job.reject(storageError(error.reason));
      return;
    }
    const failed = done.map(({ job }) => job);
    const reason = storageError(error);
    // When the disk filled up, what makes room is tried again without what needs more.
    const again =
      reason.codeName === 'OutOfDiskSpace' && failed.some(({ frees }) => !frees)
        ? failed.filter(({ frees }) => frees)
        : [];
    this.queue.splice(0, failed.length, ...again);
    for (const job of failed) if (!again.includes(job)) job.reject(reason);
  }

  private writeCounts(): void {
    for (const [id, delta] of this.deltas) {
      if (delta === 0) continue;
      const value = Buffer.allocUnsafe(8);
      value.writeDoubleBE((this.counts.get(id) ?? 0) + delta);
      this.tables.meta.putSync(countKey(id), seal(value));
    }
  }

  private measure(jobs: number, ran: number): void {
    this.stats.groups++;
    this.stats.jobs += jobs;
    this.syncMs = performance.now() - ran;
    this.stats.syncMs += this.syncMs;
    this.stats.largestGroup = Math.max(this.stats.largestGroup, jobs);
  }

  /** Whether a write would be refused now, since the disk is full. */
  isFull(): boolean {
    const now = Date.now();
    // When space is short each group asks again, so writing goes on as soon as there is room.
    if (now - this.checkedAt > (this.spareBytes < 8 * RESERVE_BYTES ? 0 : 500)) {
      this.checkedAt = now;
      const { free, reserve } = diskSpace(path.dirname(this.file));
      this.spareBytes = free - reserve;
    }
    if (this.spareBytes >= 0) return false;
    // The file never gets smaller: what was deleted is room inside of it. Large values need more than single pages.
    const { reserve, free } = diskSpace(path.dirname(this.file));
    return free < reserve / 2 || this.freeInside() < reserve / 2;
  }

  /** Bytes of the data file that nothing uses. */
  private freeInside(): number {
    const { root, free, lastPageNumber, pageSize } = this.root.getStats() as FileStats;
    const trees = [root, free, ...Object.values(this.tables).map((table) => table.getStats() as TreeStats)];
    const used = trees.reduce(
      (sum, { treeBranchPageCount, treeLeafPageCount, overflowPages }) =>
        sum + treeBranchPageCount + treeLeafPageCount + overflowPages,
      0,
    );
    return (lastPageNumber - 1 - used) * pageSize;
  }

  private refuseGrowth(): void {
    const refused = this.queue.filter(({ frees }) => !frees);
    this.queue = this.queue.filter(({ frees }) => frees);
    const error = new MongoError(
      'OutOfDiskSpace',
      `The disk of ${this.file} is full: the write was not stored`,
    );
    for (const job of refused) job.reject(error);
  }

  /** Forgets readers that ended without saying so: their old pages would never be used again. */
  forgetDeadReaders(): void {
    this.root.readerCheck();
  }

  fileSize(): number {
    return statSync(this.file).size;
  }

  /** Finishes the writes that were accepted, then closes the file. */
  async close(): Promise<void> {
    this.closed = true;
    while (this.queue.length > 0) this.flush();
    await this.root.close();
  }
}

/** What the store tells of one tree, in pages. */
interface TreeStats {
  treeBranchPageCount: number;
  treeLeafPageCount: number;
  overflowPages: number;
}

interface FileStats extends TreeStats {
  root: TreeStats;
  free: TreeStats;
  lastPageNumber: number;
  pageSize: number;
}

class FailedJob extends Error {
  constructor(
    readonly job: Job,
    readonly reason: unknown,
  ) {
    super('a job failed');
  }
}

function storageError(error: unknown): MongoError {
  const text = reasonOf(error);
  const code = (error as { code?: unknown } | undefined)?.code;
  const full =
    code === 'ENOSPC' ||
    code === 28 ||
    code === -30792 ||
    /No space|MAP_FULL|EFBIG|File too large/i.test(text);
  if (full) return new MongoError('OutOfDiskSpace', `The disk is full: the write was not stored (${text})`);
  return new MongoError('InternalError', `The write was not stored: ${text}`);
}

/** Free bytes of the disk, and how many of them are kept back. */
function diskSpace(dir: string): { free: number; reserve: number } {
  try {
    const { bavail, bsize, blocks } = statfsSync(dir);
    return { free: bavail * bsize, reserve: Math.min(RESERVE_BYTES, blocks * bsize * RESERVE_SHARE) };
  } catch {
    return { free: Infinity, reserve: 0 };
  }
}

/** Where the number of documents of a collection stands in `meta`. */
export function countKey(collectionId: number): Buffer {
  const key = Buffer.from('n0000');
  key.writeUInt32BE(collectionId, 1);
  return key;
}
