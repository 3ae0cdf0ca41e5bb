import { trusted, Types, type Model } from 'mongoose';
import { ROLES } from '@yinyom/contracts/constants';
import type { UserRecord } from '../users/userRecord';
import { seeing } from './scopesOf';

/** A person as mails address them. */
type Addressed = Pick<UserRecord, '_id' | 'first_name' | 'last_name' | 'email' | 'locale'>;

/** Members whom mails are written to. */
export const recipientsOf = (users: Model<UserRecord>) => ({
  /**
   * Active members among addresses and ids; reviewers are told nothing besides what they review.
   * @param applicationId only who sees this website; null: only who sees every one
   */
  activeAmong: (
    organizationId: string,
    emails: readonly string[],
    userIds: readonly string[],
    applicationId?: string | null,
    groupPath?: readonly string[],
  ): Promise<Addressed[]> =>
    users
      .find(
        {
          status: 'active',
          $or: [{ email: trusted({ $in: emails }) }, { _id: trusted({ $in: userIds }) }],
          memberships: trusted({
            $elemMatch: {
              organization_id: new Types.ObjectId(organizationId),
              status: 'active',
              role: { $gt: ROLES.reviewer },
              ...(applicationId !== undefined && seeing(applicationId, groupPath)),
            },
          }),
        },
        { first_name: 1, last_name: 1, email: 1, locale: 1 },
      )
      .lean()
      .exec(),

  /** Active Admins of an organization. */
  activeAdmins: (organizationId: string): Promise<Addressed[]> => {
    const organization_id = new Types.ObjectId(organizationId);
    const admin = { organization_id, status: 'active', role: ROLES.admin };
    const where = { status: 'active' as const, memberships: trusted({ $elemMatch: admin }) };
    return users.find(where, { first_name: 1, last_name: 1, email: 1, locale: 1 }).lean().exec();
  },

  /**
   * Active Admins, and people with the flag `dpo` who are limited to no websites; by name, at most so many.
   * @param groupPath people of one of these groups alone who carry the flag are among them
   */
  officers: (organizationId: string, limit: number, groupPath?: readonly string[]): Promise<Addressed[]> => {
    const organization_id = new Types.ObjectId(organizationId);
    const active = { organization_id, status: 'active' };
    return users
      .find(
        {
          status: 'active',
          $or: [
            { memberships: trusted({ $elemMatch: { ...active, role: ROLES.admin } }) },
            { memberships: trusted({ $elemMatch: { ...active, dpo: true, scope: { $exists: false } } }) },
            ...(groupPath ?? []).map((group) => ({
              memberships: trusted({
                $elemMatch: { ...active, dpo: true, 'scope.groups': [group], 'scope.websites': [] },
              }),
            })),
          ],
        },
        { first_name: 1, last_name: 1, email: 1, locale: 1 },
      )
      .sort({ first_name: 1, last_name: 1, _id: 1 })
      .limit(limit)
      .lean()
      .exec();
  },

  /** The active members of an organization, to write to them. */
  everybody: (organizationId: string): Promise<Addressed[]> =>
    users
      .find(
        {
          status: 'active',
          memberships: trusted({
            $elemMatch: { organization_id: new Types.ObjectId(organizationId), status: 'active' },
          }),
        },
        { first_name: 1, last_name: 1, email: 1, locale: 1 },
      )
      .lean()
      .exec(),
});
