import type { User } from '@yinyom/contracts/identity/account';

export type UserMenuKey = 'users' | 'account' | 'password' | 'two_factor' | 'parts' | 'logout';

interface Viewer {
  isAdmin: boolean;
  user: Pick<User, 'ldap_username' | 'two_fa_at' | 'operator'> | null;
}

/**
 * Entries of the user menu (specification §2): the User page for Admins only, no password change for users of a
 * directory, no two-factor entry once it is on; the parts of the console for those who run the installation.
 */
export const userMenuKeys = ({ isAdmin, user }: Viewer): UserMenuKey[] => [
  ...(isAdmin ? (['users'] as const) : []),
  'account',
  ...(user?.ldap_username ? [] : (['password'] as const)),
  ...(user?.two_fa_at ? [] : (['two_factor'] as const)),
  ...(user?.operator ? (['parts'] as const) : []),
  'logout',
];
