import { HOUR_MS } from '@yinyom/contracts/durations';
import { randomBytes, randomUUID } from 'node:crypto';
import mongoose, { Schema, type Connection } from 'mongoose';
import { CHECK_LIMITS, type CheckStatus } from '@yinyom/contracts/scanner/publicCheck';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import { LEASE_MS } from '../scans/scanRules';
import type { CheckEnding, CheckRecord } from './CheckRecord';

const { Mixed } = Schema.Types;
const schema = schemaOf<CheckRecord>()(
  {
    _id: { type: String, required: true },
    address: { type: String, required: true },
    address_key: { type: String, required: true },
    target: { type: String, required: true },
    active_key: { type: String, required: true },
    place_key: { type: String, required: true },
    status: { type: String, required: true },
    pages_done: { type: Number, required: true },
    pages_total: { type: Number, default: null },
    items_found: { type: Number, required: true },
    run: { type: Mixed, default: null },
    tries: { type: Number, required: true },
    result: { type: Mixed, default: null },
    created_at: { type: Date, required: true },
    started_at: { type: Date, default: null },
    finished_at: { type: Date, default: null },
    expires_at: { type: Date, required: true },
  },
  { minimize: false },
);
schema.index({ active_key: 1 }, { unique: true });
schema.index({ place_key: 1 }, { unique: true });
schema.index({ address_key: 1, created_at: -1 });
schema.index({ status: 1, created_at: 1 });
schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

type Progress = Pick<CheckRecord, 'pages_done' | 'pages_total' | 'items_found'>;

export const KEPT_MS = CHECK_LIMITS.kept_hours * HOUR_MS;
const PLACES = Array.from({ length: CHECK_LIMITS.running }, (_, at) => `place ${at}`);
const ENDED: CheckStatus[] = ['done', 'blocked'];

/** Checks of websites that anybody asked for: apart from the scans of owners, whose lists and limits know nothing of them. */
export const createCheckStore = (connection: Connection) => {
  const checks = modelOf(connection, 'public_checks', schema);
  const after = { returnDocument: 'after' } as const;
  const kept = (now: Date) => ({ expires_at: mongoose.trusted({ $gt: now }) });
  const atWork = (id: string, runId: string) => ({ _id: id, status: 'running' as const, 'run.id': runId });

  return {
    /** @returns null when the address has a check that is not over */
    insert: async (
      wanted: Pick<CheckRecord, 'address' | 'address_key' | 'target'>,
      now: Date,
    ): Promise<CheckRecord | null> => {
      const _id = randomBytes(16).toString('base64url');
      const keys = { _id, active_key: wanted.address_key, place_key: _id };
      const begin = { status: 'queued', pages_done: 0, items_found: 0, tries: 0, created_at: now } as const;
      const expires_at = new Date(now.getTime() + KEPT_MS);
      try {
        const made = await checks.create({ ...wanted, ...keys, ...begin, expires_at });
        return made.toObject();
      } catch (error) {
        if (isDuplicateKey(error)) return null;
        throw error;
      }
    },

    find: (id: string, now: Date): Promise<CheckRecord | null> =>
      checks.findOne({ _id: id, ...kept(now) }).lean(),

    byId: (id: string): Promise<CheckRecord | null> => checks.findOne({ _id: id }).lean(),

    /** The check of an address that waits or is at work. */
    alive: (addressKey: string): Promise<CheckRecord | null> =>
      checks.findOne({ active_key: addressKey }).lean(),

    /** The latest check of an address that has a result. */
    latestResult: (addressKey: string, now: Date): Promise<CheckRecord | null> =>
      checks
        .findOne({ address_key: addressKey, status: mongoose.trusted({ $in: ENDED }), ...kept(now) })
        .sort({ created_at: -1 })
        .lean(),

    countWaiting: (): Promise<number> => checks.countDocuments({ status: 'queued' }),

    /** How many wait that came before, itself included. */
    placeOf: async ({ created_at }: CheckRecord): Promise<number> =>
      checks.countDocuments({ status: 'queued', created_at: mongoose.trusted({ $lte: created_at }) }),

    /**
     * A worker takes a check, also one whose worker is lost.
     * @returns null when it is over or somebody else's, `busy` while as many as may are at work
     */
    take: async (id: string, now: Date): Promise<CheckRecord | 'busy' | null> => {
      const lost = new Date(now.getTime() - LEASE_MS);
      const free = {
        _id: id,
        $or: [
          { status: 'queued' as const },
          { status: 'running' as const, 'run.heard_at': mongoose.trusted({ $lt: lost }) },
        ],
      };
      const asked = await checks.findOne(free).lean();
      if (!asked) return null;
      for (const place_key of PLACES)
        try {
          return await checks
            .findOneAndUpdate(
              free,
              {
                $set: {
                  status: 'running',
                  place_key,
                  run: { id: randomUUID(), heard_at: now },
                  started_at: asked.started_at ?? now,
                },
                $inc: { tries: 1 },
              },
              after,
            )
            .lean();
        } catch (error) {
          if (!isDuplicateKey(error)) throw error;
        }
      return 'busy';
    },

    /** Says that the worker lives, and how far it is. @returns whether the check is still the worker's */
    hear: async (id: string, runId: string, now: Date, progress: Progress | null): Promise<boolean> => {
      const { matchedCount } = await checks.updateOne(atWork(id, runId), {
        $set: { ...progress, 'run.heard_at': now },
      });
      return matchedCount === 1;
    },

    /** Gives a check back, to be taken again: an owner's scan goes first, or its worker is stopping. */
    giveBack: async (id: string, runId: string): Promise<void> => {
      await checks.updateOne(atWork(id, runId), {
        $set: { status: 'queued', run: null, place_key: id },
        $inc: { tries: -1 },
      });
    },

    /** Ends a check, once, and keeps its result for a day. @param runId null: no worker has it */
    end: async (id: string, runId: string | null, ending: CheckEnding, now: Date): Promise<boolean> => {
      const from = runId === null ? { _id: id, status: 'queued' as const } : atWork(id, runId);
      const { matchedCount } = await checks.updateOne(from, {
        $set: {
          ...ending,
          run: null,
          active_key: id,
          place_key: id,
          finished_at: now,
          expires_at: new Date(now.getTime() + KEPT_MS),
        },
      });
      return matchedCount === 1;
    },

    /** Checks whose worker is lost. */
    lost: (now: Date): Promise<CheckRecord[]> =>
      checks
        .find({
          status: 'running',
          'run.heard_at': mongoose.trusted({ $lt: new Date(now.getTime() - LEASE_MS) }),
        })
        .limit(100)
        .lean(),

    /** Checks that wait since before a moment. */
    waitingSince: (moment: Date): Promise<CheckRecord[]> =>
      checks
        .find({ status: 'queued', created_at: mongoose.trusted({ $lt: moment }) })
        .limit(100)
        .lean(),
  };
};
export type CheckStore = ReturnType<typeof createCheckStore>;
