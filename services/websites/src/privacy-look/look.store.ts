import mongoose, { Schema, type Connection } from 'mongoose';
import type { LINK_PROBLEMS } from '@yinyom/contracts/compliance/complianceFacts';
import type { NoticeProblem } from '@yinyom/contracts/papers/noticeProblems';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';

/** When a website's privacy links are looked at next, and what the latest look brought. */
export interface LookRecord {
  application_id: string;
  due_at: Date;
  /** Absent before the first look. */
  at?: Date;
  version?: number;
  links?: number;
  problem?: (typeof LINK_PROBLEMS)[number] | null;
  status?: number | null;
  /** Links whose page could not be read, and why. */
  unread?: { url: string; problem: NoticeProblem }[];
}
type Outcome = Required<Omit<LookRecord, 'application_id' | 'due_at' | 'unread'>> &
  Pick<LookRecord, 'unread'>;

const schema = schemaOf<LookRecord>()({
  application_id: { type: String, required: true },
  due_at: { type: Date, required: true },
  at: Date,
  version: Number,
  links: Number,
  problem: String,
  status: Number,
  unread: { type: [Schema.Types.Mixed], default: undefined } as never,
});
schema.index({ application_id: 1 }, { unique: true });
schema.index({ due_at: 1 });

/** Looks at privacy links, shared by all processes. */
export const createLookStore = (connection: Connection) => {
  const looks = modelOf(connection, 'privacy_looks', schema);
  return {
    ofApplications: (ids: readonly string[]): Promise<LookRecord[]> =>
      looks.find({ application_id: mongoose.trusted({ $in: ids }) }).lean<LookRecord[]>(),

    /** Makes looks due at a moment, where none was ever asked for. */
    begin: async (ids: readonly string[], due_at: Date): Promise<void> => {
      if (ids.length === 0) return;
      await looks.bulkWrite(
        ids.map((application_id) => ({
          updateOne: { filter: { application_id }, update: { $setOnInsert: { due_at } }, upsert: true },
        })),
        { ordered: false },
      );
    },

    /** Puts the next look off to a moment; whoever calls looks now. */
    postpone: async (application_id: string, due_at: Date): Promise<void> => {
      await looks.updateOne({ application_id }, { $set: { due_at } }, { upsert: true });
    },

    /** Takes a website whose look is due: of all processes one gets it. */
    takeDue: async (now: Date, next: Date): Promise<string | null> => {
      const taken = await looks
        .findOneAndUpdate(
          { due_at: mongoose.trusted({ $lte: now }) },
          { $set: { due_at: next } },
          { sort: { due_at: 1 } },
        )
        .lean();
      return taken?.application_id ?? null;
    },

    /** Keeps what a look brought, unless a newer version was looked at meanwhile. */
    keep: async (application_id: string, outcome: Outcome): Promise<void> => {
      await looks.updateOne(
        {
          application_id,
          $or: [{ version: null }, { version: mongoose.trusted({ $lte: outcome.version }) }],
        },
        { $set: outcome },
      );
    },

    remove: async (application_id: string): Promise<void> => {
      await looks.deleteOne({ application_id });
    },
  };
};
export type LookStore = ReturnType<typeof createLookStore>;
