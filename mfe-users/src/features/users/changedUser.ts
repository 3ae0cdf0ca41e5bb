import type { OrgUser } from '@yinyom/contracts/identity/organizationUsers';
import type { RoleValue } from './RoleSelect';

/** The edit-user form. */
export interface EditUserValues {
  first_name: string;
  last_name: string;
  phone: string;
  role: RoleValue;
  status: OrgUser['status'];
}

/** The values of the form for a person as they are now. */
export const editUserValues = (user: OrgUser): EditUserValues => ({
  first_name: user.first_name,
  last_name: user.last_name,
  phone: user.phone ?? '',
  role: `${user.role}`,
  status: user.status,
});

/** Only what differs from the person as they are: the platform refuses changes that are not allowed one by one. */
export const changedUser = (
  user: OrgUser,
  { first_name, last_name, phone, role, status }: EditUserValues,
) => ({
  ...(first_name !== user.first_name && { first_name }),
  ...(last_name !== user.last_name && { last_name }),
  ...(phone !== (user.phone ?? '') && { phone }),
  ...(Number(role) !== user.role && { role: Number(role) as OrgUser['role'] }),
  ...(status !== user.status && status !== 'invited' && { status }),
});
