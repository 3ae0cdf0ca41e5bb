import { PasswordField } from '@yinyom/ui/form/PasswordField';
import type { ComponentProps } from 'react';
import { useUsersTexts } from '../texts/useUsersTexts';

/** The current password, which confirms the user. */
export const CurrentPassword = (field: Omit<ComponentProps<typeof PasswordField>, 'label'>) => {
  const t = useUsersTexts();
  return <PasswordField {...field} label={t('fields.password')} autoComplete="current-password" required />;
};
