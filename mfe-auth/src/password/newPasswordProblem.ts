import { brokenPasswordRule } from '@yinyom/contracts/identity/passwordRules';

/** A broken rule: the field it is about and the code of its message. */
export interface PasswordProblem {
  field: 'current' | 'password' | 'confirmation';
  code: string;
}

/** The first broken rule of a new password and its repetition, in the order of specification §5, or null. */
export const newPasswordProblem = (password: string, confirmation: string): PasswordProblem | null => {
  if (password === '') return { field: 'password', code: 'new_password_required' };
  const broken = brokenPasswordRule(password);
  if (broken) return { field: 'password', code: broken };
  if (confirmation === '') return { field: 'confirmation', code: 'confirmation_required' };
  if (confirmation !== password) return { field: 'confirmation', code: 'password_mismatch' };
  return null;
};
