import type { UserRecord } from './userRecord';

/** The mark of people from outside an organization; nothing for its own. */
export const externalMark = (user: Pick<UserRecord, 'memberships'>, organizationId: string) => {
  const place = user.memberships.find((item) => item.organization_id.toHexString() === organizationId);
  return place?.external === true && { external: true as const };
};
