import { Schema, trusted, type Connection, type Types } from 'mongoose';
import { SECURITY_KEY_SECONDS } from '@yinyom/contracts/identity/securityKeys';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';

/** What a challenge was made for: a signature for one is worth nothing for the other. */
export type KeyPurpose = 'add' | 'login';

/** Whose challenge it is: a person in one session, or in one login that waits for its second step. */
export interface ChallengeOwner {
  purpose: KeyPurpose;
  userId: Types.ObjectId;
  sessionId: string;
}

interface KeyChallengeRecord {
  /** Purpose and session: each has one open challenge at most. */
  _id: string;
  user_id: Types.ObjectId;
  challenge: string;
  expires_at: Date;
}

const schema = schemaOf<KeyChallengeRecord>()(
  {
    _id: { type: String, required: true },
    user_id: { type: Schema.Types.ObjectId, required: true },
    challenge: { type: String, required: true },
    expires_at: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

const keyOf = ({ purpose, sessionId }: ChallengeOwner): string => `${purpose}:${sessionId}`;

/** What security keys were asked to sign. */
export const createKeyChallengeStore = (database: Connection) => {
  const challenges = database.model<KeyChallengeRecord>('KeyChallenge', schema, 'security_key_challenges');
  return {
    /** An earlier challenge for the same dies; of two asked for at once one stays. */
    put: async (owner: ChallengeOwner, challenge: string): Promise<void> => {
      const _id = keyOf(owner);
      const expires_at = new Date(Date.now() + SECURITY_KEY_SECONDS * 1000);
      const set = { user_id: owner.userId, challenge, expires_at };
      const { matchedCount } = await challenges.updateOne({ _id }, { $set: set }).exec();
      if (matchedCount === 1) return;
      try {
        await challenges.create([{ _id, ...set }]);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        await challenges.updateOne({ _id }, { $set: set }).exec();
      }
    },
    /** Takes the challenge, whatever comes of it: of two who try at once only one gets it. */
    take: async (owner: ChallengeOwner): Promise<string | null> => {
      const found = await challenges
        .findOneAndDelete({
          _id: keyOf(owner),
          user_id: owner.userId,
          expires_at: trusted({ $gt: new Date() }),
        })
        .lean<KeyChallengeRecord>()
        .exec();
      return found?.challenge ?? null;
    },
  };
};
export type KeyChallengeStore = ReturnType<typeof createKeyChallengeStore>;
