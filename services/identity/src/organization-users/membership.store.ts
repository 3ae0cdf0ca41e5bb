import { Types, trusted, type PipelineStage } from 'mongoose';
import type { Role } from '@yinyom/contracts/constants';
import { containing } from '@yinyom/service-kit/database/containing';
import { claimsOf } from './claimsOf';
import { externalPeopleOf } from './externalPeople';
import { recipientsOf } from './recipientsOf';
import { peopleCountsOf } from './peopleCounts';
import { scopesOf } from './scopesOf';
import type { InvitedProfile, MembershipRecord, UserRecord } from '../users/userRecord';
import type { ProfileChange, UserStore } from '../users/user.store';
import { profileUpdate } from '../users/user.store';

/** What an access check needs. */
export type AccessRecord = Pick<UserRecord, '_id' | 'status' | 'memberships' | 'two_fa' | 'security_keys'> &
  Partial<Pick<UserRecord, 'sessions'>>;

/** A person as a member of one organization. */
export type MemberRecord = Omit<UserRecord, 'memberships' | 'sessions' | 'password_hash'> & {
  membership: MembershipRecord;
  membership_count: number;
};

export interface MemberQuery {
  activeOnly: boolean;
  search?: string;
  role?: number;
  sort: 'name' | 'last_access_at' | 'created_at';
  order: 'asc' | 'desc';
  skip: number;
  limit: number;
}

/** While an invitation is open, only what the inviting Admin typed is shown and searched. */
const shown = (field: 'first_name' | 'last_name' | 'email') => ({
  $cond: [
    { $eq: ['$membership.status', 'invited'] },
    { $ifNull: [`$membership.invited_as.${field}`, `$${field}`] },
    `$${field}`,
  ],
});

const hiddenWhileInvited = (field: string) => ({
  $cond: [{ $eq: ['$membership.status', 'invited'] }, null, field],
});

const memberStages = (organizationId: Types.ObjectId): PipelineStage[] => [
  { $match: { 'memberships.organization_id': organizationId } },
  {
    $addFields: {
      membership_count: { $size: '$memberships' },
      membership: {
        $first: {
          $filter: {
            input: '$memberships',
            cond: { $eq: ['$$this.organization_id', organizationId] },
          },
        },
      },
    },
  },
  { $project: { memberships: 0, sessions: 0, password_hash: 0 } },
  {
    $addFields: {
      first_name: shown('first_name'),
      last_name: shown('last_name'),
      email: shown('email'),
      // An open invitation tells nothing about an account: not its user name, not when it was last used.
      username: hiddenWhileInvited('$username'),
      last_access_at: hiddenWhileInvited('$last_access_at'),
    },
  },
  { $addFields: { full_name: { $concat: ['$first_name', ' ', '$last_name'] } } },
];

const filterStage = ({ activeOnly, search, role }: MemberQuery): PipelineStage => {
  const pattern = search === undefined ? null : containing(search);
  return {
    $match: {
      ...(activeOnly && { 'membership.status': 'active' }),
      ...(role !== undefined && { 'membership.role': role }),
      ...(pattern && { $or: [{ full_name: pattern }, { email: pattern }, { username: pattern }] }),
    },
  };
};

const SORT_FIELDS = {
  name: 'full_name',
  last_access_at: 'last_access_at',
  created_at: 'membership.added_at',
} as const;

/** People whose mailbox, or directory, said who they are. */
const proven = () => ({ $or: [{ directory: true }, { email_verified_at: trusted({ $ne: null }) }] });

/** Memberships live inside their user: one atomic step each, and an access check is one read. */
export const createMembershipStore = ({ model: users }: UserStore) => {
  const inOrganization = (userId: Types.ObjectId | string, organizationId: Types.ObjectId | string) => ({
    _id: userId,
    memberships: trusted({ $elemMatch: { organization_id: new Types.ObjectId(organizationId) } }),
  });
  const members = (stages: PipelineStage[]) => users.aggregate<MemberRecord>(stages).exec();

  return {
    ...externalPeopleOf(users),
    ...claimsOf(users),
    ...recipientsOf(users),
    ...scopesOf(users),
    ...peopleCountsOf(users),

    /**
     * Status, memberships and, of all sessions, the one asked for, in one read. It runs before every signed-in
     * call, so it goes to the driver without mongoose's casting: both ids were checked to be ids.
     */
    readAccess: (userId: string, sessionId?: string): Promise<AccessRecord | null> =>
      users.collection.findOne<AccessRecord>(
        { _id: new Types.ObjectId(userId) },
        {
          projection: {
            status: 1,
            memberships: 1,
            'two_fa.enabled_at': 1,
            'security_keys._id': 1,
            ...(sessionId !== undefined && {
              sessions: { $elemMatch: { _id: new Types.ObjectId(sessionId) } },
            }),
          },
        },
      ),

    list: (organizationId: string, query: MemberQuery) => {
      const direction = query.order === 'asc' ? 1 : -1;
      return members([
        ...memberStages(new Types.ObjectId(organizationId)),
        filterStage(query),
        { $sort: { [SORT_FIELDS[query.sort]]: direction, _id: direction } },
        { $skip: query.skip },
        { $limit: query.limit },
      ]);
    },

    count: async (organizationId: string, query: MemberQuery): Promise<number> => {
      const [counted] = await users
        .aggregate<{ total: number }>([
          ...memberStages(new Types.ObjectId(organizationId)),
          filterStage(query),
          { $count: 'total' },
        ])
        .exec();
      return counted?.total ?? 0;
    },

    /** @param id of the person, or of an open invitation */
    find: async (organizationId: string, id: string): Promise<MemberRecord | null> => {
      const [place, wanted] = [new Types.ObjectId(organizationId), new Types.ObjectId(id)];
      const here = { organization_id: place, _id: wanted, status: 'invited' };
      const [found] = await members([
        {
          $match: {
            'memberships.organization_id': place,
            $or: [{ _id: wanted }, { memberships: { $elemMatch: here } }],
          },
        },
        ...memberStages(place),
      ]);
      return found ?? null;
    },

    /**
     * Anybody may be invited; an active place is only for people who proved who they are.
     * @returns false when the person has a membership in that organization already
     */
    add: async (userId: Types.ObjectId, membership: MembershipRecord): Promise<boolean> => {
      const result = await users
        .updateOne(
          {
            _id: userId,
            'memberships.organization_id': trusted({ $ne: membership.organization_id }),
            ...(membership.status === 'active' && proven()),
          },
          { $push: { memberships: membership } },
        )
        .exec();
      return result.modifiedCount === 1;
    },

    /** An invited person joins. @returns the role, or null without open invitation or proof of the mailbox */
    activate: async (userId: Types.ObjectId, organizationId: Types.ObjectId): Promise<Role | null> => {
      const user = await users
        .findOneAndUpdate(
          {
            _id: userId,
            ...proven(),
            memberships: trusted({ $elemMatch: { organization_id: organizationId, status: 'invited' } }),
          },
          {
            $set: { 'memberships.$.status': 'active', 'memberships.$.joined_at': new Date() },
            $unset: { 'memberships.$.invited_as': 1 },
          },
          { returnDocument: 'after' },
        )
        .lean<UserRecord>()
        .exec();
      const joined = user?.memberships.find(({ organization_id }) => organization_id.equals(organizationId));
      return joined?.role ?? null;
    },

    setRole: (userId: Types.ObjectId, organizationId: string, role: number) =>
      users
        .updateOne(inOrganization(userId, organizationId), { $set: { 'memberships.$.role': role } })
        .exec(),
    setStatus: (userId: Types.ObjectId, organizationId: string, status: 'active' | 'suspended') =>
      users
        .updateOne(inOrganization(userId, organizationId), { $set: { 'memberships.$.status': status } })
        .exec(),
    updateProfile: (userId: Types.ObjectId, change: ProfileChange) =>
      users.updateOne({ _id: userId }, profileUpdate(change)).exec(),

    /** Changes what is shown of a person whose invitation is open. */
    updateInvitedAs: (userId: Types.ObjectId, organizationId: string, profile: InvitedProfile) =>
      users
        .updateOne(inOrganization(userId, organizationId), {
          $set: { 'memberships.$.invited_as': profile },
        })
        .exec(),

    remove: async (userId: Types.ObjectId, organizationId: string | Types.ObjectId): Promise<boolean> => {
      const result = await users
        .updateOne(
          { _id: userId },
          { $pull: { memberships: { organization_id: new Types.ObjectId(organizationId) } } },
        )
        .exec();
      return result.modifiedCount === 1;
    },

    /** Forgets somebody who was invited only here and never chose a password. */
    forgetUnverified: (userId: Types.ObjectId) =>
      users.deleteOne({ _id: userId, status: 'unverified', memberships: trusted({ $size: 0 }) }).exec(),

    /** Ends everybody's membership and every invitation; who was invited only there is forgotten. */
    removeAll: async (organizationId: string): Promise<void> => {
      const place = new Types.ObjectId(organizationId);
      await users
        .deleteMany({
          status: 'unverified',
          memberships: trusted({ $size: 1 }),
          'memberships.organization_id': place,
        })
        .exec();
      await users
        .updateMany(
          { 'memberships.organization_id': place },
          { $pull: { memberships: { organization_id: place } } },
        )
        .exec();
    },

    /** Brings the copies of an organization's name and rule up to date. */
    mirrorOrganization: (organizationId: string, name: string, requiresTwoFa: boolean) =>
      users
        .updateMany(
          { 'memberships.organization_id': new Types.ObjectId(organizationId) },
          {
            $set: {
              'memberships.$.organization_name': name,
              'memberships.$.organization_requires_two_fa': requiresTwoFa,
            },
          },
        )
        .exec(),
  };
};
export type MembershipStore = ReturnType<typeof createMembershipStore>;
