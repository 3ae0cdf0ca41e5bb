import type { MembershipRecord } from '../users/userRecord';

/** The websites and groups that a member is limited to, as `authorize` returns them; no field for members without a scope. */
export const limitsOf = ({
  scope,
}: Pick<MembershipRecord, 'scope'>): { websites?: string[]; groups?: string[] } =>
  scope ? { websites: scope.websites, ...(scope.groups?.length && { groups: scope.groups }) } : {};
