import type { MembershipRecord } from '../users/userRecord';

/** The websites that a member is limited to, as `authorize` returns them; no field for members without a scope. */
export const limitsOf = ({ scope }: Pick<MembershipRecord, 'scope'>): { websites?: string[] } =>
  scope ? { websites: scope.websites } : {};
