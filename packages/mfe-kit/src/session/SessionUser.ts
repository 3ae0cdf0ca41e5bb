import type { Lang } from '@yinyom/contracts/constants';

/** The signed-in user as `GET /me` and login answer it. */
export interface SessionUser {
  id: string;
  name: string;
  email: string;
  first_name: string;
  last_name: string;
  username?: string;
  /** Present for users of a directory, who cannot change their password here. */
  ldap_username?: string;
  phone?: string;
  two_fa_at: string | null;
  locale: Lang;
  must_change_password: boolean;
  created_at: string;
  last_access_at: string | null;
}
