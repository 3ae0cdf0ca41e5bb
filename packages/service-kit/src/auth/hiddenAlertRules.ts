import { rulesBeyondScopes, rulesHiddenFrom, type AlertRule } from '@yinyom/contracts/notify/alertRules';
import type { Member } from './authorizer';

/**
 * Rules whose alerts a member is told nothing of. A key needs, besides the role of an Admin, the scope with which it could
 * read what each of them is about.
 */
export const hiddenAlertRules = ({
  role,
  flags,
  key,
}: Pick<Member, 'role' | 'flags' | 'key'>): readonly AlertRule[] => [
  ...new Set([...rulesHiddenFrom(role, flags), ...(key ? rulesBeyondScopes(key.scopes) : [])]),
];
