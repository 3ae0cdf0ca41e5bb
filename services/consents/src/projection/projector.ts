import type { Logger } from '@yinyom/service-kit/logger';
import type { LedgerStore } from '../ledger/ledger.store';
import type { ProjectionStore } from './projection.store';

const BATCH = 1_000;
/** Decisions are counted this long after they were stored, at the latest when somebody looks. */
const DELAY_MS = 200;

/**
 * Keeps rows and counters in step with the ledger. They are derived data: whatever a crash left undone is done at
 * the next look, and nothing is ever counted twice.
 */
export const createProjector = (
  ledger: LedgerStore,
  store: ProjectionStore,
  logger: Logger,
  /** Told how far a website's records have been applied. */
  onApplied: (applicationId: string, seq: number) => void,
) => {
  /** Per website: the run that is under way, and the one that will start after it. */
  const running = new Map<string, Promise<void>>();
  const waiting = new Map<string, Promise<void>>();
  const planned = new Map<string, NodeJS.Timeout>();

  const run = async (applicationId: string): Promise<void> => {
    for (;;) {
      const applied = await store.appliedSeq(applicationId);
      onApplied(applicationId, applied);
      const records = await ledger.after(applicationId, applied, BATCH);
      if (records.length === 0) return;
      const done = await store.apply(applicationId, records);
      if (done) onApplied(applicationId, records.at(-1)?.seq ?? applied);
      if (done && records.length < BATCH) return;
    }
  };

  const start = (applicationId: string): Promise<void> => {
    const work = run(applicationId).finally(() => running.delete(applicationId));
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

  /** Catches up soon; many decisions in a short time are counted together. */
  const schedule = (applicationId: string): void => {
    if (planned.has(applicationId)) return;
    const timer = setTimeout(() => {
      planned.delete(applicationId);
      catchUp(applicationId).catch((error: unknown) =>
        logger.warn({ err: error, application_id: applicationId }, 'counters could not catch up yet'),
      );
    }, DELAY_MS);
    planned.set(applicationId, timer);
  };

  /** Finishes what is running; planned work is left to the next start. */
  const close = async (): Promise<void> => {
    for (const timer of planned.values()) clearTimeout(timer);
    planned.clear();
    await Promise.allSettled([...running.values(), ...waiting.values()]);
  };

  return { catchUp, schedule, close };
};
export type Projector = ReturnType<typeof createProjector>;
