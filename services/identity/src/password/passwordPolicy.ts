import { brokenPasswordRule } from '@yinyom/contracts/identity/passwordRules';
import { AppError } from '@yinyom/service-kit/AppError';
import type { UserRecord } from '../users/userRecord';
import { isCommonPassword } from './isCommonPassword';

type Person = Pick<UserRecord, 'email' | 'first_name' | 'last_name' | 'username'>;

/** What a guesser would know about a person: names, address, organizations. */
export const personalContext = (person: Person, organizations: readonly string[]): string[] => [
  person.first_name,
  person.last_name,
  ...person.email.split('@'),
  person.username ?? '',
  ...organizations,
];

/**
 * Checks a new password: composition (specification §5), then common and personal words.
 * @param field name of the password in the request
 * @throws AppError 422 password_policy with the first broken rule
 */
export const checkNewPassword = (password: string, context: readonly string[], field = 'password'): void => {
  const code =
    brokenPasswordRule(password) ?? (isCommonPassword(password, context) ? 'password_common' : null);
  if (code !== null) throw new AppError(422, 'password_policy', { errors: [{ field, code }] });
};
