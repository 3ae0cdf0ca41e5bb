import { DAY_MS } from '@yinyom/contracts/durations';
import { trusted, Types, type Connection } from 'mongoose';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import type { UserRecord } from '../users/userRecord';
import type { UserStore } from '../users/user.store';

/** That an organization's or a person's mail of a week was taken on. */
interface ClaimRecord {
  /** Organization and week, for a person with their id. */
  _id: string;
  taken_at: Date;
  done: boolean;
  expires_at: Date;
}
export type WeeklyReader = Pick<UserRecord, '_id' | 'first_name' | 'email' | 'locale' | 'memberships'>;

const KEPT_MS = 60 * DAY_MS;
/** Whoever took an organization on and died gives it back after this time. */
const CLAIM_MS = 10 * 60_000;

const schema = schemaOf<ClaimRecord>()(
  {
    _id: { type: String, required: true },
    taken_at: { type: Date, required: true },
    done: { type: Boolean, required: true },
    expires_at: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

const wanting = (organizationId?: string) => ({
  status: 'active' as const,
  weekly_mail: true,
  // An address that nobody proved may be a stranger's.
  email_verified_at: trusted({ $ne: null }),
  ...(organizationId !== undefined && {
    memberships: trusted({
      $elemMatch: { organization_id: new Types.ObjectId(organizationId), status: 'active' },
    }),
  }),
});

/** Who wants the weekly mail and who got it, shared by all processes. */
export const createWeeklyReportStore = (database: Connection, users: UserStore) => {
  const claims = database.model<ClaimRecord>('WeeklyReport', schema, 'weekly_reports');

  /** @returns false when it was claimed before */
  const claim = async (id: string, done: boolean, now: Date): Promise<boolean> => {
    try {
      await claims.create([{ _id: id, taken_at: now, done, expires_at: new Date(now.getTime() + KEPT_MS) }]);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  };

  return {
    /** Organizations with somebody who wants it. */
    organizations: async (): Promise<string[]> => {
      const found = await users.model
        .find(wanting(), { 'memberships.organization_id': 1, 'memberships.status': 1 })
        .lean<Pick<UserRecord, 'memberships'>[]>()
        .exec();
      const active = found.flatMap(({ memberships }) =>
        memberships.filter(({ status }) => status === 'active'),
      );
      return [...new Set(active.map(({ organization_id }) => organization_id.toHexString()))].sort();
    },

    readers: (organizationId: string): Promise<WeeklyReader[]> =>
      users.model
        .find(wanting(organizationId), { first_name: 1, email: 1, locale: 1, memberships: 1 })
        .lean<WeeklyReader[]>()
        .exec(),

    /** Takes an organization on for a week, also one that somebody took on and did not finish. */
    takeOrganization: async (organizationId: string, week: string, now: Date): Promise<boolean> => {
      const id = `${organizationId} ${week}`;
      if (await claim(id, false, now)) return true;
      const given = await claims
        .updateOne(
          { _id: id, done: false, taken_at: trusted({ $lte: new Date(now.getTime() - CLAIM_MS) }) },
          { $set: { taken_at: now } },
        )
        .exec();
      return given.modifiedCount === 1;
    },

    finishOrganization: (organizationId: string, week: string) =>
      claims.updateOne({ _id: `${organizationId} ${week}` }, { $set: { done: true } }).exec(),

    /** @returns false when the person has this week's mail about the organization */
    takeReader: (organizationId: string, week: string, userId: Types.ObjectId, now: Date): Promise<boolean> =>
      claim(`${organizationId} ${week} ${userId.toHexString()}`, true, now),
  };
};
export type WeeklyReportStore = ReturnType<typeof createWeeklyReportStore>;
