import { useSession } from '@yinyom/mfe-kit';
import { CodeField } from '@yinyom/ui/form/CodeField';
import { TextField } from '@yinyom/ui/form/TextField';
import type { ComponentProps } from 'react';
import { useUsersTexts } from '../texts/useUsersTexts';
import { useListSecurityKeysQuery } from './securityKeysApi';

export type AskedFactor = 'code' | 'recovery_code';

/** What a person is asked for besides the password: a code of the app, or of the recovery codes where there are only keys. */
export const useAskedFactor = (): AskedFactor | null => {
  const { user } = useSession();
  const { data: keys } = useListSecurityKeysQuery();
  if (user?.two_fa_at) return 'code';
  return (keys?.entities.length ?? 0) > 0 ? 'recovery_code' : null;
};

interface SecondFactorFieldProps {
  asked: AskedFactor | null;
  field: (name: AskedFactor) => Omit<ComponentProps<typeof CodeField>, 'label'>;
}

/** The field for it; nothing for people without a second factor. */
export const SecondFactorField = ({ asked, field }: SecondFactorFieldProps) => {
  const t = useUsersTexts();
  if (asked === 'code') return <CodeField {...field('code')} label={t('fields.code')} />;
  if (asked === null) return null;
  return (
    <TextField
      {...field('recovery_code')}
      label={t('fields.recovery_code')}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
};
