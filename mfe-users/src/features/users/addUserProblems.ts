import type { Role } from '@yinyom/contracts/constants';
import { addOrganizationUser } from '@yinyom/contracts/identity/organizationUsers';
import { brokenPasswordRule } from '@yinyom/contracts/identity/passwordRules';
import { problemCodes } from '@yinyom/mfe-kit';
import { reachField, scopeOf, type ReachValues } from './reachValues';

/** The add-user form. `way`: an invitation mail, or a first password that must be changed. */
export interface AddUserValues extends ReachValues {
  email: string;
  first_name: string;
  last_name: string;
  phone: string;
  username: string;
  way: 'mail' | 'password';
  password: string;
}

/** The request of the form: empty optional fields are left out, the password only when one is set. */
export const addUserBody = ({
  role,
  phone,
  username,
  way,
  password,
  reach,
  websites,
  groups,
  ...rest
}: AddUserValues) => ({
  email: rest.email,
  first_name: rest.first_name,
  last_name: rest.last_name,
  role: Number(role) as Role,
  scope: scopeOf({ role, reach, websites, groups }) ?? undefined,
  phone: phone || undefined,
  username: username || undefined,
  password: way === 'password' ? password : undefined,
});

/** Every wrong field with the code of its message. */
export const addUserProblems = (values: AddUserValues): Record<string, string> => {
  const body = addUserBody(values);
  const codes = problemCodes(addOrganizationUser.body!, body, reachField);
  const broken = body.password ? brokenPasswordRule(body.password) : null;
  return broken ? { ...codes, password: broken } : codes;
};
