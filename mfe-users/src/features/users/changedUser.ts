import type { MemberScope } from '@yinyom/contracts/identity/memberScope';
import { canCarryFlag } from '@yinyom/contracts/identity/membershipFlag';
import type { OrgUser } from '@yinyom/contracts/identity/organizationUsers';
import { reachOf, scopeOf, type ReachValues } from './reachValues';

/** The edit-user form. */
export interface EditUserValues extends ReachValues {
  first_name: string;
  last_name: string;
  phone: string;
  status: OrgUser['status'];
  dpo: boolean;
}

/** The values of the form for a person as they are now. */
export const editUserValues = (user: OrgUser): EditUserValues => ({
  first_name: user.first_name,
  last_name: user.last_name,
  phone: user.phone ?? '',
  role: `${user.role}`,
  ...reachOf(user.scope),
  status: user.status,
  dpo: user.dpo === true,
});

/** Officers see all websites, or one group of them and nothing else. */
export const canBeOfficer = (values: ReachValues): boolean => canCarryFlag(scopeOf(values));

const listOf = (scope: MemberScope | undefined): string =>
  [...(scope?.websites ?? []), ...(scope?.groups ?? [])].sort().join(' ');

/** Only what differs from the person as they are: the platform refuses changes that are not allowed one by one. */
export const changedUser = (user: OrgUser, values: EditUserValues) => {
  const { first_name, last_name, phone, role, status } = values;
  const scope = scopeOf(values);
  const dpo = values.dpo && canBeOfficer(values);
  return {
    ...(first_name !== user.first_name && { first_name }),
    ...(last_name !== user.last_name && { last_name }),
    ...(phone !== (user.phone ?? '') && { phone }),
    ...(Number(role) !== user.role && { role: Number(role) as OrgUser['role'] }),
    ...((Boolean(scope) !== Boolean(user.scope) || listOf(scope) !== listOf(user.scope)) && { scope }),
    ...(dpo !== (user.dpo === true) && { dpo }),
    ...(status !== user.status && status !== 'invited' && { status }),
  };
};
