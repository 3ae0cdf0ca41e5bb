import type { Member } from '@yinyom/service-kit/auth/authorizer';

/** For which websites a decision about a cookie counts. */
export type DecisionReach = 'website' | 'organization';

/** A member who sees only some websites decides for one website at a time. */
export const reachOf = ({ applications }: Pick<Member, 'applications'>): DecisionReach =>
  applications ? 'website' : 'organization';
