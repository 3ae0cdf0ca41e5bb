import { ROLES, type Role } from '@yinyom/contracts/constants';
import type { MemberScope } from '@yinyom/contracts/identity/memberScope';
import { invalidField } from '@yinyom/service-kit/AppError';
import type { CheckWebsites } from '../access/checkWebsites';

/**
 * Checks the websites that an Admin limits a person to.
 * @throws AppError 422 role_invalid for a person who is, or becomes, an Admin; 422 not_found for a website or group of others
 */
export const checkScope = async (
  checkWebsites: CheckWebsites,
  organizationId: string,
  role: Role,
  scope: MemberScope | undefined,
): Promise<void> => {
  if (!scope) return;
  if (role === ROLES.admin) throw invalidField('scope', 'role_invalid');
  await checkWebsites(organizationId, scope.websites, 'scope.websites');
  await checkWebsites.groups(organizationId, scope.groups ?? [], 'scope.groups');
};
