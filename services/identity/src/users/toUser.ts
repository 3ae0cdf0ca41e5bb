import type { User } from '@yinyom/contracts/identity/account';
import { etagOf } from '@yinyom/service-kit/http/ifMatch';
import type { UserRecord } from './userRecord';

export const fullName = ({ first_name, last_name }: Pick<UserRecord, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim();

/** The user as clients see it: nothing of passwords, secrets, sessions or other organizations. */
export const toUser = (record: UserRecord): User => ({
  id: record._id.toHexString(),
  name: fullName(record),
  email: record.email,
  first_name: record.first_name,
  last_name: record.last_name,
  ...(record.ldap_username !== undefined && { ldap_username: record.ldap_username }),
  ...(record.username !== undefined && { username: record.username }),
  ...(record.phone !== undefined && { phone: record.phone }),
  two_fa_at: record.two_fa.enabled_at?.toISOString() ?? null,
  locale: record.locale,
  weekly_mail: record.weekly_mail ?? false,
  must_change_password: record.must_change_password,
  etag: etagOf({ revision: record.profile_revision }),
  created_at: record.created_at.toISOString(),
  last_access_at: record.last_access_at?.toISOString() ?? null,
});
