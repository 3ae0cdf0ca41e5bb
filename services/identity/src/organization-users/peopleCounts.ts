import { trusted, Types, type Model } from 'mongoose';
import type { Role } from '@yinyom/contracts/constants';
import type { UserRecord } from '../users/userRecord';

interface Counted {
  _id: { role: Role; dpo: boolean };
  people: number;
}

/** How many people an organization has: a part of the membership store. */
export const peopleCountsOf = (users: Model<UserRecord>) => ({
  /** Active ones by role and by the flag `dpo`. */
  countActive: (organizationId: string): Promise<Counted[]> => {
    const organization_id = new Types.ObjectId(organizationId);
    return users
      .aggregate<Counted>([
        { $match: { memberships: trusted({ $elemMatch: { organization_id, status: 'active' } }) } },
        { $unwind: '$memberships' },
        { $match: { 'memberships.organization_id': organization_id, 'memberships.status': 'active' } },
        {
          $group: {
            _id: { role: '$memberships.role', dpo: { $eq: ['$memberships.dpo', true] } },
            people: { $sum: 1 },
          },
        },
      ])
      .exec();
  },
});
