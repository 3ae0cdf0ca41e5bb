import { newPasswordProblem } from '../../password/newPasswordProblem';
import type { PasswordProblem } from '../../password/newPasswordProblem';

export interface ChangePasswordValues {
  current: string;
  password: string;
  confirmation: string;
}

/** The first failure of the change-password form in the order of specification §5, or null. */
export const changePasswordProblem = ({
  current,
  password,
  confirmation,
}: ChangePasswordValues): PasswordProblem | null =>
  current === ''
    ? { field: 'current', code: 'current_password_required' }
    : newPasswordProblem(password, confirmation);
