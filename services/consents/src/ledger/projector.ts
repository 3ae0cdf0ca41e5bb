import { isStorageFull } from '@yinyom/service-kit/http/databaseDown';
import type { Logger } from '@yinyom/service-kit/logger';
import type { LedgerStore } from './ledger.store';
import type { LogRecord } from '../record/LogRecord';
import type { ProjectionStore } from '../projection/projection.store';

/** A longer batch would hold the event loop, and with it visitors who wait for their answer. */
const BATCH = 500;
/** Where more than this is left to count, batches are larger: each costs the database the same number of syncs to the disk. */
const FAR_BEHIND = 2_000;
const LARGE_BATCH = 1_000;
/** Decisions are counted this long after they were stored, at the latest when somebody looks. */
const DELAY_MS = 200;
/**
 * Where counting is slow (full load, a slow disk) it is done less often and more of it at once: the next run begins after this many
 * times what the last one took, and in time for figures that are at most two seconds behind.
 */
const REST = 3;
const MOST_DELAY_MS = 600;

/** What this process wrote itself and still holds. */
interface FreshRecords {
  after(applicationId: string, seq: number, limit: number): LogRecord[];
  /** Told how far a website's records have been applied. */
  forget(applicationId: string, seq: number): void;
}
const NOTHING_FRESH: FreshRecords = { after: () => [], forget: () => undefined };

/**
 * Keeps rows and counters in step with the ledger. They are derived data: whatever a crash left undone is done at
 * the next look, and nothing is ever counted twice.
 */
export const createProjector = (
  ledger: LedgerStore,
  store: ProjectionStore,
  logger: Logger,
  fresh: FreshRecords = NOTHING_FRESH,
) => {
  /** Per website: the run that is under way, and the one that will start after it. */
  const running = new Map<string, Promise<void>>();
  const waiting = new Map<string, Promise<void>>();
  const planned = new Map<string, NodeJS.Timeout>();
  /** How long the last run of any website took, in milliseconds. */
  let took = 0;

  const run = async (applicationId: string): Promise<void> => {
    // What arrives meanwhile is left to the next run: small batches would cost as much as large ones.
    const end = await ledger.lastSeq(applicationId);
    let applied = await store.appliedSeq(applicationId);
    for (;;) {
      fresh.forget(applicationId, applied);
      if (applied >= end) return;
      const limit = end - applied > FAR_BEHIND ? LARGE_BATCH : BATCH;
      const own = fresh.after(applicationId, applied, limit);
      const records = own.length > 0 ? own : await ledger.after(applicationId, applied, limit);
      const last = records.at(-1);
      if (!last) return;
      const done = await store.apply(applicationId, records, applied);
      // Another process was faster: it says how far it has come.
      applied = done ? last.seq : await store.appliedSeq(applicationId);
    }
  };

  const start = (applicationId: string): Promise<void> => {
    const begun = performance.now();
    const work = run(applicationId).finally(() => {
      took = performance.now() - begun;
      running.delete(applicationId);
    });
    running.set(applicationId, work);
    return work;
  };

  /** Resolves when everything that was stored before this call is in rows and counters. */
  const catchUp = (applicationId: string): Promise<void> => {
    const current = running.get(applicationId);
    if (!current) return start(applicationId);
    // The run under way may have read the ledger before the newest record: one more after it covers everybody.
    const next = waiting.get(applicationId);
    if (next) return next;
    const after = current
      .catch(() => undefined)
      .then(() => {
        waiting.delete(applicationId);
        return start(applicationId);
      });
    waiting.set(applicationId, after);
    return after;
  };

  /**
   * Catches up for a reader. Where the disk is full, what was counted before is read: decisions cannot be stored then either, so
   * at most those of the last moment are missing.
   */
  const catchUpToRead = (applicationId: string): Promise<void> =>
    catchUp(applicationId).catch((error: unknown) => {
      if (!isStorageFull(error)) throw error;
      logger.warn(
        { application_id: applicationId },
        'the disk is full: the newest decisions are not counted yet',
      );
    });

  /** Catches up soon; many decisions in a short time are counted together. */
  const schedule = (applicationId: string): void => {
    if (planned.has(applicationId)) return;
    const timer = setTimeout(
      () => {
        planned.delete(applicationId);
        catchUp(applicationId).catch((error: unknown) =>
          logger.warn({ err: error, application_id: applicationId }, 'counters could not catch up yet'),
        );
      },
      Math.min(MOST_DELAY_MS, Math.max(DELAY_MS, REST * took)),
    );
    planned.set(applicationId, timer);
  };

  /** Finishes what is running; planned work is left to the next start. */
  const close = async (): Promise<void> => {
    for (const timer of planned.values()) clearTimeout(timer);
    planned.clear();
    await Promise.allSettled([...running.values(), ...waiting.values()]);
  };

  return { catchUp, catchUpToRead, schedule, close };
};
export type Projector = ReturnType<typeof createProjector>;
