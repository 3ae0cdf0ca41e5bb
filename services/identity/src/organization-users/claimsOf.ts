import { trusted, type Model } from 'mongoose';
import { revisionIs } from '@yinyom/service-kit/database/revisionIs';
import type { UserRecord } from '../users/userRecord';
import type { MemberRecord } from './membership.store';

/** What an Admin edits of a member lies in the profile and in the membership; each counts its changes. */
export const claimsOf = (users: Model<UserRecord>) => ({
  /** Counts a change that an Admin is about to save. @returns false where another one came first since the member was read */
  claim: async ({ _id, profile_revision, membership }: MemberRecord): Promise<boolean> => {
    const { organization_id, revision } = membership;
    const place = { organization_id, ...revisionIs(revision ?? 0) };
    const { modifiedCount } = await users
      .updateOne(
        {
          _id,
          ...revisionIs(profile_revision ?? 0, 'profile_revision'),
          memberships: trusted({ $elemMatch: place }),
        },
        { $inc: { 'memberships.$.revision': 1 } },
      )
      .exec();
    return modifiedCount === 1;
  },
});
