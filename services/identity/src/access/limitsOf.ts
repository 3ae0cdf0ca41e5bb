import type { MembershipRecord } from '../users/userRecord';

/** What other services are told of a person's limits: the websites, or nothing where there are none. */
export const limitsOf = ({ scope }: Pick<MembershipRecord, 'scope'>): { websites?: string[] } =>
  scope ? { websites: scope.websites } : {};
