import { Types, trusted } from 'mongoose';
import type { UserStore } from '../users/user.store';
import type { MembershipRecord, UserRecord } from '../users/userRecord';

/** Somebody from outside an organization's domain; while invited, the address is the one that was typed. */
export interface ExternalPerson {
  _id: Types.ObjectId;
  email: string;
  status: MembershipRecord['status'];
}

/** What is asked and written about people from outside an organization's domain: a part of the membership store. */
export const externalPeopleOf = (users: UserStore['model']) => {
  const placeIn = (organizationId: string | Types.ObjectId, more: object = {}) => ({
    memberships: trusted({ $elemMatch: { organization_id: new Types.ObjectId(organizationId), ...more } }),
  });
  return {
    setExternal: (userId: Types.ObjectId, organizationId: Types.ObjectId, isExternal: boolean) =>
      users
        .updateOne(
          { _id: userId, ...placeIn(organizationId) },
          isExternal
            ? { $set: { 'memberships.$.external': true } }
            : { $unset: { 'memberships.$.external': 1 } },
        )
        .exec(),

    /** Everybody from outside in an organization, or invited to it. */
    external: async (organizationId: string | Types.ObjectId): Promise<ExternalPerson[]> => {
      const found = await users
        .find(placeIn(organizationId, { external: true }), { email: 1, memberships: 1 })
        .lean<Pick<UserRecord, '_id' | 'email' | 'memberships'>[]>()
        .exec();
      return found.flatMap(({ _id, email, memberships }) => {
        const place = memberships.find((item) => item.organization_id.equals(organizationId));
        return place ? [{ _id, email: place.invited_as?.email ?? email, status: place.status }] : [];
      });
    },

    /** Takes an invitation back unless it was accepted meanwhile. */
    withdrawInvitation: (userId: Types.ObjectId, organizationId: string | Types.ObjectId) =>
      users
        .updateOne(
          { _id: userId },
          {
            $pull: {
              memberships: { organization_id: new Types.ObjectId(organizationId), status: 'invited' },
            },
          },
        )
        .exec(),
  };
};
