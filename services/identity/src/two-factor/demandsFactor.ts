import type { MembershipRecord } from '../users/userRecord';

/** Whether a member must have a second factor before anything is allowed in the organization. */
export type DemandsFactor = (membership: Pick<MembershipRecord, 'organization_requires_two_fa'>) => boolean;

/** @param ofEverybody the setting SECOND_FACTOR_REQUIRED; otherwise each organization decides */
export const createDemandsFactor =
  (ofEverybody: boolean): DemandsFactor =>
  ({ organization_requires_two_fa }) =>
    ofEverybody || organization_requires_two_fa;
