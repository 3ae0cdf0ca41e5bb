import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import { AppError } from '../AppError';
import type { Logger } from '../logger';
import { repeatedly } from '../repeatedly';
import type { AnyJobKind, JobKind } from './JobKind';
import { createJobStore, type JobRecord } from './job.store';
import { isRefusal, runJob } from './runJob';
import { pause } from '../pause';

interface Options {
  database: Connection;
  logger: Logger;
  /** Kinds whose jobs this process goes on with. */
  kinds: readonly AnyJobKind[];
  /** How long a process that died holds up its jobs; default 15 s. */
  leaseMs?: number;
  /** How often jobs are looked for that no process works on; default 5 s. */
  everyMs?: number;
}

const LEASE_MS = 15_000;
const EVERY_MS = 5_000;
const MOST_AT_ONCE = 10;
/** A call waits so long for a job that another process works on. */
const PATIENCE_MS = 12_000;
const LOOK_MS = 250;

/** How a job is going, for who asked for it. */
export type JobView = Pick<JobRecord, 'state' | 'progress' | 'failure'>;

/**
 * Work that changes many things, once and whole. A job is a document: what it will do is stored before the first thing is
 * done, and how far it came while it is done. A process that crashes holds its jobs for 15 seconds; then the next process that
 * looks goes on with them, or the next call that asks for the same.
 */
export const createJobs = ({ database, logger, kinds, leaseMs = LEASE_MS, everyMs = EVERY_MS }: Options) => {
  const store = createJobStore(database, leaseMs);
  const holder = randomUUID();
  const active = new Map<string, Promise<JobRecord | null>>();
  /** Changes that broke off in this process: their leases are its own, so it need not wait for their end. */
  const broken = new Map<string, AnyJobKind>();
  /** Ended jobs whose answer a call of this process claimed without learning whether the claim was stored, with that call. */
  const inDoubt = new Map<string, string>();
  let stopping = false;

  const idOf = ({ name }: { name: string }, key: string): string => `${name}:${key}`;

  /** Takes a job and works on it, or joins the work on it. @returns null when another process has it, or it ended */
  const work = async (kind: AnyJobKind, id: string): Promise<JobRecord | null> => {
    const running = active.get(id);
    if (running) return running;
    const taken = store.take(id, holder).then((job) => {
      if (!job) return null;
      return runJob(kind, job, { store, holder, leaseMs, isStopping: () => stopping });
    });
    active.set(id, taken);
    try {
      return await taken;
    } finally {
      active.delete(id);
    }
  };

  /** Works on a job until it has ended, here or in another process. @throws AppError 503 when that takes too long */
  const finish = async (kind: AnyJobKind, id: string): Promise<JobRecord> => {
    for (const began = Date.now(); ; await pause(LOOK_MS)) {
      const ended = (await work(kind, id)) ?? (await store.find(id));
      if (ended && ended.state !== 'running') return ended;
      if (stopping || !ended || Date.now() - began > PATIENCE_MS)
        throw new AppError(503, 'unavailable', { retryAfterSeconds: 5 });
    }
  };

  /** Whether the call that asks is the one that answers. @throws what the database threw; then the next call asks as this one */
  const claim = async (id: string): Promise<boolean> => {
    const call = inDoubt.get(id) ?? randomUUID();
    inDoubt.delete(id);
    try {
      return await store.claimAnswer(id, call);
    } catch (error) {
      inDoubt.set(id, call);
      throw error;
    }
  };

  const goOn = async (): Promise<void> => {
    try {
      for (const [id, kind] of broken) {
        await work(kind, id);
        broken.delete(id);
      }
      for (const { _id, kind: name } of await store.due(MOST_AT_ONCE)) {
        const kind = kinds.find((one) => one.name === name);
        if (!kind || active.has(_id)) continue;
        logger.warn({ job: _id }, 'a job that was interrupted goes on');
        const going = work(kind, _id).catch((error: unknown) =>
          logger.warn({ err: error, job: _id }, 'the job failed; it is tried again later'),
        );
        if (!(kind as JobKind<unknown, unknown>).long) await going;
      }
    } catch (error) {
      logger.warn({ err: error }, 'interrupted jobs could not be looked for');
    }
  };
  const rounds = repeatedly(goOn, everyMs);
  rounds.start();

  return {
    /**
     * Does a job, or goes on with it where it was begun before, and waits for its end.
     * @param key what the job is about; one job of a kind for each
     * @param plan decides what will be done and changes nothing; asked only for a job that is not there
     * @param answer what a call answers with, from the result; default: the result. Where it fails, the next call answers
     * @returns the answer; null when the job has ended before and an earlier call answered
     * @throws AppError what the plan or the work refused; 503 when it takes too long, and then it goes on
     */
    run: async <Plan, Result, Answer = Result>(
      kind: JobKind<Plan, Result>,
      key: string,
      plan: () => Promise<Plan>,
      answer?: (result: Result) => Promise<Answer>,
    ): Promise<{ result: Answer } | null> => {
      const id = idOf(kind, key);
      const known = await store.find(id);
      const isOver = known?.state === 'failed' || known?.state === 'cancelled';
      // One that came to nothing leaves room for the next, and so does one that was answered, of what can be done again.
      const isAnswered =
        known?.state === 'done' &&
        known.answered &&
        !(inDoubt.has(id) && inDoubt.get(id) === known.answered_by);
      const leaves = isOver || (kind.repeatable === true && isAnswered);
      if (leaves) await store.remove(id);
      if (!known || leaves) await store.insert(id, kind.name, await plan());
      const ended = await finish(kind as AnyJobKind, id);
      if (ended.state !== 'done') throw new AppError(409, 'conflict');
      // Claimed last: what is read for the answer may find no database.
      const result = answer ? await answer(ended.result as Result) : (ended.result as Answer);
      return (await claim(id)) ? { result } : null;
    },

    /** Goes on with a job that was begun, and waits for its end; does nothing where there is none. */
    settle: async (kind: AnyJobKind, key: string): Promise<void> => {
      const id = idOf(kind, key);
      if ((await store.find(id))?.state === 'running') await finish(kind, id);
    },

    /** Begins a job and does not wait for it. @returns whether it is new */
    begin: async <Plan>(kind: JobKind<Plan, unknown>, key: string, plan: Plan): Promise<boolean> => {
      const id = idOf(kind, key);
      const isNew = await store.insert(id, kind.name, plan);
      void work(kind as AnyJobKind, id).catch((error: unknown) =>
        logger.warn({ err: error, job: id }, 'the job failed; it is tried again later'),
      );
      return isNew;
    },

    /**
     * Makes a change of several writes. Where it breaks off in the middle, the job finishes or repairs it: in this process as
     * soon as the database is back, or in another one after the lease. A refusal leaves nothing to do.
     * @param change what a call does itself, and answers with
     */
    guard: async <Plan, T>(
      kind: JobKind<Plan, unknown>,
      plan: Plan,
      change: () => Promise<T>,
    ): Promise<T> => {
      const id = idOf(kind, randomUUID());
      await store.insert(id, kind.name, plan, holder);
      // One that stays although nothing is left to do finds that out by itself.
      const drop = (): Promise<void> => store.drop(id, holder).catch(() => undefined);
      try {
        const answer = await change();
        await drop();
        return answer;
      } catch (error) {
        if (isRefusal(error)) await drop();
        else broken.set(id, kind as AnyJobKind);
        throw error;
      }
    },

    /** How a job is going; null where there is none. */
    look: async ({ name }: { name: string }, key: string): Promise<JobView | null> => {
      const job = await store.find(idOf({ name }, key));
      return (
        job && { state: job.state, progress: job.progress, ...(job.failure && { failure: job.failure }) }
      );
    },

    /** Stops a job between two of its items, within half a second and a rest of `gentlePace`, until it is resumed. */
    pause: (kind: AnyJobKind, key: string): Promise<void> => store.askPause(idOf(kind, key)),

    /** Goes on with a job that was paused, and does not wait for it. */
    resume: async (kind: AnyJobKind, key: string): Promise<void> => {
      const id = idOf(kind, key);
      await store.resume(id);
      void work(kind, id).catch((error: unknown) =>
        logger.warn({ err: error, job: id }, 'the job failed; it is tried again later'),
      );
    },

    /** Ends a job between two of its items and takes back what it did. @returns how it ended */
    cancel: async (kind: AnyJobKind, key: string): Promise<JobView['state'] | null> => {
      const id = idOf(kind, key);
      await store.askCancel(id);
      if (!(await store.find(id))) return null;
      return (await finish(kind, id)).state;
    },

    /** Running jobs end at their next item, and another process goes on with them. */
    stop: async (): Promise<void> => {
      stopping = true;
      await rounds.stop();
      await Promise.allSettled(active.values());
    },
  };
};
export type Jobs = ReturnType<typeof createJobs>;
