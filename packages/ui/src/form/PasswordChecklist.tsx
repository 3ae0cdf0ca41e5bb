import { passwordRules } from '@yinyom/contracts/identity/passwordRules';
import { ConditionList } from './ConditionList';

interface PasswordChecklistProps {
  password: string;
  /** The words of the contract for a code. */
  textOf: (code: string) => string;
  /** Nothing was tried yet: what is not met is grey, not red. */
  calm?: boolean | undefined;
}

/** The conditions of a new password, live. */
export const PasswordChecklist = ({ password, textOf, calm }: PasswordChecklistProps) => (
  <ConditionList
    calm={calm}
    label={textOf('password_conditions')}
    words={{ met: textOf('password_condition_met'), notMet: textOf('password_condition_not_met') }}
    conditions={passwordRules.map(({ code, holds }) => ({
      key: code,
      // The specification's sentence about the length says "greater than 8", which is not the condition.
      text: textOf(code === 'password_too_short' ? 'password_min_length' : code),
      met: holds(password),
    }))}
  />
);
