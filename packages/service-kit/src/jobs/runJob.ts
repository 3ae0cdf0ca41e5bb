import { AppError } from '../AppError';
import type { AnyJobKind, JobKind, JobRun } from './JobKind';
import { Postponed } from './Postponed';
import type { JobNote, JobRecord, JobStore } from './job.store';

/** What is done is noted this often; a crash makes the next try repeat no more than that. */
const NOTE_MS = 500;
/** Pause after a first failure; each further one doubles it. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 10 * 60_000;

/** Ends the work between two items. */
class Interrupted extends Error {
  override name = 'Interrupted';

  constructor(readonly why: 'cancelled' | 'lost' | 'paused' | 'stopping') {
    super(`the job was interrupted: ${why}`);
  }
}

interface Options {
  store: JobStore;
  holder: string;
  leaseMs: number;
  /** Whether this process is about to end. */
  isStopping(): boolean;
}

const pauseAfter = (failures: number): number => Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);

/** A refusal, which another try would meet again. */
export const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError && error.status < 500;

/**
 * Works on a job that this process holds, from where it came to.
 * @returns the job as it ended; null when this process lost it or is stopping, a user paused it, or a step goes on later
 * @throws what the work threw; the job is then tried again, or has ended where that was a refusal
 */
export const runJob = async (
  kind: AnyJobKind,
  job: JobRecord,
  { store, holder, leaseMs, isStopping }: Options,
): Promise<JobRecord | null> => {
  const { work, revert } = kind as JobKind<unknown, unknown>;
  const note: JobNote = {
    positions: { ...job.positions },
    notes: structuredClone(job.notes),
    progress: { done: 0, total: 0 },
  };
  let notedAt = Date.now();
  let cancelled = job.cancel_asked;
  let paused = job.pause_asked === true;
  let lost = false;

  const look = (found: JobRecord | null): void => {
    lost ||= found === null;
    cancelled ||= found?.cancel_asked === true;
    paused = found?.pause_asked === true;
  };
  const check = (): void => {
    if (lost) throw new Interrupted('lost');
    if (cancelled) throw new Interrupted('cancelled');
    if (paused) throw new Interrupted('paused');
    if (isStopping()) throw new Interrupted('stopping');
  };

  const run: JobRun<unknown> = {
    plan: job.plan,
    each: async (step, items, act) => {
      const from = note.positions[step] ?? 0;
      const given = (note.notes[step] ??= []);
      note.progress.total += items.length;
      note.progress.done += from;
      for (const [index, item] of items.entries()) {
        if (index < from) continue;
        check();
        const gave = await act(item);
        if (gave !== undefined) given.push(gave);
        note.positions[step] = index + 1;
        note.progress.done += 1;
        if (Date.now() - notedAt < NOTE_MS) continue;
        look(await store.renew(job._id, holder, note));
        notedAt = Date.now();
      }
      return given as never;
    },
    once: async (step, act) => void (await run.each(step, [null], act)),
  };

  // An item may take longer than the lease. A renewal that fails is tried again; when all do, another process goes on.
  const renewal = setInterval(
    () => void store.renew(job._id, holder).then(look, () => undefined),
    leaseMs / 3,
  );
  try {
    check();
    const result = await work(run);
    return await store.end(job._id, holder, { state: 'done', result, ...note });
  } catch (error) {
    if (error instanceof Interrupted && error.why === 'cancelled') {
      await revert?.(job.plan);
      return await store.end(job._id, holder, { state: 'cancelled' });
    }
    if (error instanceof Interrupted) {
      const isPaused = error.why === 'paused';
      if (isPaused || error.why === 'stopping')
        await store.release(job._id, holder, note, { afterMs: 0, failed: false, paused: isPaused });
      return null;
    }
    if (error instanceof Postponed) {
      const afterMs = Math.max(0, error.until.getTime() - Date.now());
      await store.release(job._id, holder, note, { afterMs, failed: false });
      return null;
    }
    if (isRefusal(error)) {
      await revert?.(job.plan);
      await store.end(job._id, holder, { state: 'failed', failure: error.code });
    }
    // Where the database is away this fails, too, and the lease runs out by itself.
    else {
      const later = { afterMs: pauseAfter(job.failures), failed: true };
      await store.release(job._id, holder, note, later).catch(() => undefined);
    }
    throw error;
  } finally {
    clearInterval(renewal);
  }
};
