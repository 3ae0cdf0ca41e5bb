import { passwordRules } from '@yinyom/contracts/identity/passwordRules';
import { ConditionList } from '@yinyom/ui/form/ConditionList';
import { useAuthTexts } from '../texts/useAuthTexts';

/** The conditions of a new password, live (specification §2). */
export const PasswordChecklist = ({ password }: { password: string }) => {
  const t = useAuthTexts();
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
