import mongoose, { type Connection, type Types } from 'mongoose';
import type { SubjectRight } from '@yinyom/contracts/requests/rights';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import type { ReceivedFilter } from '../register/filterOf';

/**
 * A request of the form whose mailbox is not confirmed. It is kept apart and notifies no person. After `verify_by` it has expired:
 * nothing of what was filled in is left, and after `expires_at` the record goes, too.
 */
export interface UnverifiedRecord {
  _id: Types.ObjectId;
  organization_id: string;
  application_id: string;
  token_sha256: string;
  rights: SubjectRight[];
  /** Everything that was filled in, sealed. */
  sealed: string;
  /** SHA-256 of token and code. */
  code_sha256: string;
  code_until: Date;
  tries: number;
  /** Whether the browser solved the puzzle of its form, so that no code of it is braked; absent in records of earlier versions: no. */
  solved?: boolean;
  /** Counters of the network it came from; absent: none, as in records of earlier versions. They say nothing of the network. */
  counted?: string[];
  received_at: Date;
  /** Until when the mailbox can be confirmed; absent in records of earlier versions: until `expires_at`. */
  verify_by?: Date;
  /** The database removes it then. */
  expires_at: Date;
}

const schema = schemaOf<UnverifiedRecord>()({
  organization_id: { type: String, required: true },
  application_id: { type: String, required: true },
  token_sha256: { type: String, required: true },
  rights: { type: [String], required: true } as never,
  sealed: { type: String, required: true },
  code_sha256: { type: String, required: true },
  code_until: { type: Date, required: true },
  tries: { type: Number, required: true },
  solved: Boolean,
  counted: { type: [String], default: undefined } as never,
  received_at: { type: Date, required: true },
  verify_by: Date,
  expires_at: { type: Date, required: true },
});
schema.index({ token_sha256: 1 }, { unique: true });
schema.index({ organization_id: 1, received_at: 1 });
schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });
schema.index({ verify_by: 1 }, { sparse: true });

const { trusted } = mongoose;
/** In place of what was filled in. */
const EXPIRED = 'expired';

/** Whether the time in which a mailbox could be confirmed is over. */
export const hasExpired = ({ verify_by }: UnverifiedRecord, now: Date): boolean =>
  verify_by !== undefined && verify_by <= now;

/** Requests of the form that wait for their code. */
export const createUnverifiedStore = (database: Connection) => {
  const waiting = modelOf(database, 'unverified_requests', schema);
  return {
    newId: () => new mongoose.Types.ObjectId(),

    /** @param most of one organization; the oldest go first */
    add: async (record: UnverifiedRecord, most: number): Promise<void> => {
      await waiting.create(record);
      const { organization_id } = record;
      const beyond = (await waiting.countDocuments({ organization_id })) - most;
      if (beyond <= 0) return;
      const oldest = await waiting
        .find({ organization_id }, { _id: 1 })
        .sort({ received_at: 1 })
        .limit(beyond)
        .lean();
      await waiting.deleteMany({ _id: trusted({ $in: oldest.map(({ _id }) => _id) }) });
    },

    find: (token_sha256: string, now: Date): Promise<UnverifiedRecord | null> =>
      waiting
        .findOne({ token_sha256, expires_at: trusted({ $gt: now }) })
        .lean<UnverifiedRecord>()
        .exec(),

    /** Counts a try, before the code is compared. @returns null when there is none left, or the code is too old */
    takeTry: (token_sha256: string, most: number, now: Date): Promise<UnverifiedRecord | null> =>
      waiting
        .findOneAndUpdate(
          {
            token_sha256,
            sealed: trusted({ $ne: EXPIRED }),
            tries: trusted({ $lt: most }),
            code_until: trusted({ $gt: now }),
          },
          { $inc: { tries: 1 } },
          { returnDocument: 'after' },
        )
        .lean<UnverifiedRecord>()
        .exec(),

    /** Another code in the place of the one before, with tries of its own. */
    setCode: async (
      _id: UnverifiedRecord['_id'],
      code_sha256: UnverifiedRecord['code_sha256'],
      code_until: Date,
    ): Promise<void> => {
      await waiting.updateOne(
        { _id, sealed: trusted({ $ne: EXPIRED }) },
        { $set: { code_sha256, code_until, tries: 0 } },
      );
    },

    /** @returns whether this call removed it */
    remove: async (_id: UnverifiedRecord['_id']): Promise<boolean> =>
      (await waiting.deleteOne({ _id })).deletedCount === 1,
    count: (organization_id: string): Promise<number> => waiting.countDocuments({ organization_id }).exec(),
    /**
     * Those that wait by now, whenever they came, and those that came in a time and waited in vain.
     * @param received of one organization; when they came
     */
    counts: async (received: ReceivedFilter, now: Date): Promise<{ waiting: number; expired: number }> => {
      const { organization_id } = received;
      const over = { verify_by: trusted({ $lte: now }) };
      const [all, allOver, expired] = await Promise.all([
        waiting.countDocuments({ organization_id }),
        waiting.countDocuments({ organization_id, ...over }),
        waiting.countDocuments({ ...received, ...over }),
      ]);
      return { waiting: all - allOver, expired };
    },
    /** Empties those whose time is over; all that is left is that there was one. @returns how many */
    expire: async (now: Date): Promise<number> => {
      const { modifiedCount } = await waiting.updateMany(
        { verify_by: trusted({ $lte: now }), sealed: trusted({ $ne: EXPIRED }) },
        { $set: { sealed: EXPIRED, code_sha256: EXPIRED } },
      );
      return modifiedCount;
    },
    removeOf: async (organization_id: string): Promise<void> => {
      await waiting.deleteMany({ organization_id });
    },
  };
};
export type UnverifiedStore = ReturnType<typeof createUnverifiedStore>;
