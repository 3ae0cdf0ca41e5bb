import { rulesHiddenFrom, ADMIN_RULES, type AlertRule } from '@yinyom/contracts/notify/alertRules';
import type { Member } from './authorizer';

/**
 * Rules whose alerts a member is told nothing of. A key needs, besides the role of an Admin, the scope with which it could
 * read the findings themselves.
 */
export const hiddenAlertRules = ({
  role,
  flags,
  key,
}: Pick<Member, 'role' | 'flags' | 'key'>): readonly AlertRule[] =>
  key && !key.scopes.includes('scans:read') ? ADMIN_RULES : rulesHiddenFrom(role, flags);
