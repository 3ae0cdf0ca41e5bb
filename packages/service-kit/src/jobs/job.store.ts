import { DAY_MS } from '@yinyom/contracts/durations';
import { Schema, trusted, type Connection } from 'mongoose';
import { isDuplicateKey } from '../database/isDuplicateKey';
import { modelOf } from '../database/modelOf';
import { schemaOf } from '../database/schemaOf';

/** `running` until it ends, whether a process works on it at the moment or not; `paused` until a user lets it go on. */
export type JobState = 'running' | 'paused' | 'done' | 'failed' | 'cancelled';

/** Work that changes many things, as it is stored (collection `durable_jobs`). */
export interface JobRecord {
  /** Kind and key: there is one job of a kind for each thing. */
  _id: string;
  kind: string;
  state: JobState;
  /** All that the steps need, decided before the first of them ran; dropped when the job ends. */
  plan?: unknown;
  /** By step, how many of its items are done for certain; more may be. */
  positions: Record<string, number>;
  /** By step, what its items gave. */
  notes: Record<string, unknown[]>;
  /** Items done and items there are in the steps that have begun. */
  progress: { done: number; total: number };
  result?: unknown;
  /** Message code of the failure that ended it. */
  failure?: string;
  cancel_asked: boolean;
  /** Absent in jobs of earlier versions. */
  pause_asked?: boolean;
  /** Whether a call has answered with its result. */
  answered: boolean;
  /** That call; absent in jobs of earlier versions. */
  answered_by?: string;
  /** Process that works on it; null where none does. */
  holder: string | null;
  /** A holder that does not renew it by then has died; without a holder: when it is tried again. */
  until: Date;
  /** Tries that failed since the last one that got further. */
  failures: number;
  created_at: Date;
  expires_at?: Date;
}

/** Ended jobs are forgotten after a week. */
const KEPT_MS = 7 * DAY_MS;
const { Mixed } = Schema.Types;

const schema = schemaOf<JobRecord>()(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    state: { type: String, required: true },
    plan: { type: Mixed } as never,
    positions: { type: Mixed, required: true } as never,
    notes: { type: Mixed, required: true } as never,
    progress: { type: Mixed, required: true } as never,
    result: { type: Mixed } as never,
    failure: String,
    cancel_asked: { type: Boolean, required: true },
    pause_asked: Boolean,
    answered: { type: Boolean, required: true },
    answered_by: String,
    holder: { type: String, default: null },
    until: { type: Date, required: true },
    failures: { type: Number, required: true },
    created_at: { type: Date, required: true },
    expires_at: Date,
  },
  { minimize: false, versionKey: false },
);
schema.index({ state: 1, until: 1 });
schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

/** What a holder notes while it works. */
export type JobNote = Pick<JobRecord, 'positions' | 'notes' | 'progress'>;

/** Jobs of one service. */
export const createJobStore = (connection: Connection, leaseMs: number) => {
  const jobs = modelOf(connection, 'durable_jobs', schema);
  const lease = (): Date => new Date(Date.now() + leaseMs);
  const now = (): Date => new Date();

  return {
    find: (id: string): Promise<JobRecord | null> => jobs.findById(id).lean<JobRecord>().exec(),

    /**
     * @param holder the process that works on it from the start; default: none
     * @returns whether it is new; false where there is one already
     */
    insert: async (
      _id: string,
      kind: string,
      plan: unknown,
      holder: string | null = null,
    ): Promise<boolean> => {
      try {
        await jobs.create([
          {
            _id,
            kind,
            plan,
            state: 'running',
            positions: {},
            notes: {},
            answered: false,
            progress: { done: 0, total: 0 },
            cancel_asked: false,
            failures: 0,
            holder,
            until: holder === null ? now() : lease(),
            created_at: now(),
          },
        ]);
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },

    /** Takes a job that is running and that no living process works on. @returns null when there is none */
    take: (_id: string, holder: string): Promise<JobRecord | null> =>
      jobs
        .findOneAndUpdate(
          {
            _id,
            state: 'running',
            $or: [{ holder: null }, { holder }, { until: trusted({ $lt: now() }) }],
          },
          { $set: { holder, until: lease() } },
          { returnDocument: 'after' },
        )
        .lean<JobRecord>()
        .exec(),

    /** Renews the lease. @returns the job as it is now; null when another process has it */
    renew: (_id: string, holder: string, note: Partial<JobNote> = {}): Promise<JobRecord | null> =>
      jobs
        .findOneAndUpdate(
          { _id, holder, state: 'running' },
          { $set: { ...note, until: lease(), ...(note.positions && { failures: 0 }) } },
          { returnDocument: 'after' },
        )
        .lean<JobRecord>()
        .exec(),

    end: (
      _id: string,
      holder: string,
      ended: Pick<JobRecord, 'state' | 'result' | 'failure'> & Partial<JobNote>,
    ): Promise<JobRecord | null> =>
      jobs
        .findOneAndUpdate(
          { _id, holder, state: 'running' },
          {
            $set: { ...ended, holder: null, expires_at: new Date(Date.now() + KEPT_MS) },
            $unset: { plan: 1 },
          },
          { returnDocument: 'after' },
        )
        .lean<JobRecord>()
        .exec(),

    /** Lets go of a job that is not done, so that it is tried again after a while. */
    release: async (
      _id: string,
      holder: string,
      note: JobNote,
      { afterMs, failed, paused }: { afterMs: number; failed: boolean; paused?: boolean },
    ): Promise<void> => {
      const free = { ...note, holder: null, until: new Date(Date.now() + afterMs) };
      // A user may have let it go on meanwhile.
      const rests = paused
        ? await jobs.updateOne(
            { _id, holder, pause_asked: true },
            { $set: { ...free, state: 'paused', pause_asked: false } },
          )
        : null;
      if (rests?.modifiedCount) return;
      await jobs.updateOne({ _id, holder }, { $set: free, ...(failed && { $inc: { failures: 1 } }) }).exec();
    },

    /** One that is paused goes on, so that it can end. */
    askCancel: async (_id: string): Promise<void> => {
      await jobs
        .updateOne(
          { _id, state: trusted({ $in: ['running', 'paused'] }) },
          { $set: { cancel_asked: true, pause_asked: false, state: 'running' } },
        )
        .exec();
    },

    askPause: async (_id: string): Promise<void> => {
      await jobs.updateOne({ _id, state: 'running' }, { $set: { pause_asked: true } }).exec();
    },

    /** Lets one that is paused, or about to be, go on. */
    resume: async (_id: string): Promise<void> => {
      await jobs.updateOne({ _id, state: 'running' }, { $set: { pause_asked: false } }).exec();
      await jobs
        .updateOne({ _id, state: 'paused' }, { $set: { state: 'running', pause_asked: false, until: now() } })
        .exec();
    },

    /** Whether a call is the one that answers with what a job came to: one call is, however often it asks. */
    claimAnswer: async (_id: string, call: string): Promise<boolean> => {
      const found = await jobs.updateOne(
        { _id, state: 'done', $or: [{ answered: false }, { answered_by: call }] },
        { $set: { answered: true, answered_by: call } },
      );
      return found.matchedCount > 0;
    },

    /** Forgets a job of this holder, with which nothing is left to do. */
    drop: async (_id: string, holder: string): Promise<void> => {
      await jobs.deleteOne({ _id, holder }).exec();
    },

    /** Forgets a job that ended without having changed anything. */
    remove: async (_id: string): Promise<void> => {
      await jobs.deleteOne({ _id, state: trusted({ $ne: 'running' }) }).exec();
    },

    /** Running jobs that no process works on, and whose time has come. */
    due: (most: number): Promise<Pick<JobRecord, '_id' | 'kind'>[]> =>
      jobs
        .find({ state: 'running', until: trusted({ $lt: now() }) }, { kind: 1 })
        .sort({ until: 1 })
        .limit(most)
        .lean<Pick<JobRecord, '_id' | 'kind'>[]>()
        .exec(),
  };
};
export type JobStore = ReturnType<typeof createJobStore>;
