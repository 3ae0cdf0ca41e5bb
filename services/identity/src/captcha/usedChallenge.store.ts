import type { Connection } from 'mongoose';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';

interface UsedChallenge {
  /** Signature of the challenge. */
  _id: string;
  expires_at: Date;
}

const schema = schemaOf<UsedChallenge>()(
  { _id: { type: String, required: true }, expires_at: { type: Date, required: true } },
  { versionKey: false },
);
schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

/** Challenges that were solved already, until they expire by themselves. */
export const createUsedChallengeStore = (database: Connection) => {
  const challenges = database.model<UsedChallenge>('UsedChallenge', schema, 'used_challenges');
  return {
    /** @returns false when it was used before */
    add: async (signature: string, expiresAt: Date): Promise<boolean> => {
      try {
        await challenges.create([{ _id: signature, expires_at: expiresAt }]);
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
  };
};
export type UsedChallengeStore = ReturnType<typeof createUsedChallengeStore>;
