import { brokenPasswordRule } from '@yinyom/contracts/identity/passwordRules';

interface NewPassword {
  password: string;
  password_confirmation: string;
}

/** The first broken rule of a new password and its repetition, in the order of specification §5: its code by field. */
export const newPasswordProblem = ({
  password,
  password_confirmation,
}: NewPassword): Partial<Record<keyof NewPassword, string>> => {
  if (password === '') return { password: 'new_password_required' };
  const broken = brokenPasswordRule(password);
  if (broken) return { password: broken };
  if (password_confirmation === '') return { password_confirmation: 'confirmation_required' };
  return password_confirmation === password ? {} : { password_confirmation: 'password_mismatch' };
};
