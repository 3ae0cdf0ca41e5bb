import { trusted, Types, type Model } from 'mongoose';
import type { MemberScope } from '@yinyom/contracts/identity/memberScope';
import type { UserRecord } from '../users/userRecord';

/** Filter for memberships that see a website; null: that see every website. */
export const seeing = (applicationId: string | null, groupPath: readonly string[] = []) => ({
  $or: [
    { scope: null },
    ...(applicationId === null
      ? []
      : [{ 'scope.websites': applicationId }, { 'scope.groups': { $in: [...groupPath] } }]),
  ],
});

/** The websites that a member is limited to. */
export const scopesOf = (users: Model<UserRecord>) => ({
  /** @param scope null takes the limits away */
  setScope: (userId: Types.ObjectId, organizationId: string, scope: MemberScope) =>
    users
      .updateOne(
        {
          _id: userId,
          memberships: trusted({ $elemMatch: { organization_id: new Types.ObjectId(organizationId) } }),
        },
        scope ? { $set: { 'memberships.$.scope': scope } } : { $unset: { 'memberships.$.scope': 1 } },
      )
      .exec(),

  /** Says whether a member does the work of a data protection officer. */
  setDpo: (userId: Types.ObjectId, organizationId: string, dpo: boolean) =>
    users
      .updateOne(
        {
          _id: userId,
          memberships: trusted({ $elemMatch: { organization_id: new Types.ObjectId(organizationId) } }),
        },
        dpo ? { $set: { 'memberships.$.dpo': true } } : { $unset: { 'memberships.$.dpo': 1 } },
      )
      .exec(),
});
