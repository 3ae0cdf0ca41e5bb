import { ROLES, type Role } from '@yinyom/contracts/constants';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { endpoints } from '@yinyom/contracts/endpoints';
import type { Scope } from '@yinyom/contracts/identity/scopes';

const roleOf = ({ role }: AnyEndpoint): number => (typeof role === 'number' ? role : ROLES.viewer);

/**
 * The role that a scope's calls need. What only Admins may do among calls that Members may make, such as deleting a website, is
 * not reason enough to make every such key an Admin's: that is to be asked for.
 */
const roleForScope = (scope: Scope): number => {
  const roles = endpoints.filter((call) => call.scope === scope).map(roleOf);
  if (roles.length === 0) return ROLES.member;
  return Math.min(...roles) === ROLES.admin ? ROLES.admin : Math.min(ROLES.member, Math.max(...roles));
};

/** The least role with which a key can do what its scopes say. */
export const leastRoleFor = (scopes: readonly Scope[]): Role => Math.max(...scopes.map(roleForScope)) as Role;
