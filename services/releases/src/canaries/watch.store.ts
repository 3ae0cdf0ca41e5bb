import type { Connection } from 'mongoose';
import { CANARY_WATCH } from '@yinyom/contracts/release/canaryWatch';
import { DAY_MS } from '@yinyom/contracts/durations';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import type { Counted } from '../errors/hour.store';

/** What is known of a canary that is watched (collection `canary_watches`). */
export interface Watch {
  /** Remote and number of the release. */
  _id: string;
  /** One more with each look, so that of two gateways that look at once one adds its figures. */
  revision: number;
  since: Date;
  /** The share that the evidence below is about, and since when it has been given to so many. */
  share: number;
  step_since: Date;
  /** The build that everybody else had at the last look. */
  current: string;
  /** Totals of both builds at the last look, counted from the hour of `since`. */
  seen_canary: Counted;
  seen_current: Counted;
  /** What was reported since the canary began, and within this step. */
  canary: Counted;
  others: Counted;
  step_canary: number;
  step_others: number;
  evidence: number[];
  expires_at: Date;
}

const counted = {
  _id: false,
  loads: { type: Number, required: true },
  failed: { type: Number, required: true },
};

const schema = schemaOf<Watch>()(
  {
    _id: { type: String, required: true },
    revision: { type: Number, required: true },
    since: { type: Date, required: true },
    share: { type: Number, required: true },
    step_since: { type: Date, required: true },
    current: { type: String, required: true },
    seen_canary: { type: counted, required: true },
    seen_current: { type: counted, required: true },
    canary: { type: counted, required: true },
    others: { type: counted, required: true },
    step_canary: { type: Number, required: true },
    step_others: { type: Number, required: true },
    evidence: { type: [Number], required: true },
    expires_at: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

/** When a watch is forgotten that was last looked at then. While its canary is there it never is: it would begin a second time. */
export const endOf = (looked: Date): Date => new Date(looked.getTime() + 2 * CANARY_WATCH.days * DAY_MS);

/** Canaries that are watched, with what was reported of them. */
export const createWatchStore = (database: Connection) => {
  const watches = modelOf(database, 'canary_watches', schema);
  return {
    get: (id: string) => watches.findById(id).lean<Watch>().exec(),
    /** @returns false when another process began it first */
    begin: async (watch: Watch): Promise<boolean> => {
      try {
        await watches.create(watch);
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    /** Keeps a look. @returns false when another process looked since `before` was read */
    look: async (before: Watch, { _id, ...after }: Watch): Promise<boolean> => {
      const { matchedCount } = await watches.updateOne({ _id, revision: before.revision }, { $set: after });
      return matchedCount === 1;
    },
  };
};
export type WatchStore = ReturnType<typeof createWatchStore>;
