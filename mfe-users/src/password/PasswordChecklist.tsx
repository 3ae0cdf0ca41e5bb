import { passwordRules } from '@yinyom/contracts/identity/passwordRules';
import { ConditionList } from '@yinyom/ui/form/ConditionList';
import { useUsersTexts } from '../texts/useUsersTexts';

/** The conditions of a password that an administrator sets, live. */
export const PasswordChecklist = ({ password }: { password: string }) => {
  const t = useUsersTexts();
  return (
    <ConditionList
      label={t('checklist.title')}
      words={{ met: t('checklist.met'), notMet: t('checklist.not_met') }}
      conditions={passwordRules.map(({ code, holds }) => ({
        key: code,
        text: t(code === 'password_too_short' ? 'checklist.length' : `messages:${code}`),
        met: holds(password),
      }))}
    />
  );
};
