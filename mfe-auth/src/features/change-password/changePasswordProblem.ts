import { newPasswordProblem } from '../../password/newPasswordProblem';

export interface ChangePasswordValues {
  current: string;
  password: string;
  password_confirmation: string;
}

/** The first failure of the change-password form in the order of specification §5: its code by field. */
export const changePasswordProblem = ({
  current,
  ...chosen
}: ChangePasswordValues): Partial<Record<keyof ChangePasswordValues, string>> =>
  current === '' ? { current: 'current_password_required' } : newPasswordProblem(chosen);
