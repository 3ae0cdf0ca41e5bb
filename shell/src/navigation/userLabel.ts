import type { User } from '@yinyom/contracts/identity/account';

/**
 * What the header calls a user: the e-mail address, or first and last name without one; users of a directory
 * always by name (specification §2 and §6).
 */
export const userLabel = (
  user: Pick<User, 'email' | 'first_name' | 'last_name' | 'ldap_username'>,
): string => {
  const name = `${user.first_name ?? ''} ${user.last_name ?? ''}`.trim();
  return (user.ldap_username ? name : user.email) || name || user.email;
};
