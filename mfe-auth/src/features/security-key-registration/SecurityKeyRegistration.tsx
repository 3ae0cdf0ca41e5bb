import { toast, useNavigate } from '@yinyom/mfe-kit';
import { useState } from 'react';
import { useAuthTexts } from '../../texts/useAuthTexts';
import { RecoveryCodesStep } from '../../two-factor/RecoveryCodesStep';
import { SecurityKeyForm } from './SecurityKeyForm';

/** Adds a security key; the first second factor of a person comes with recovery codes, shown once. */
export const SecurityKeyRegistration = () => {
  const t = useAuthTexts();
  const navigate = useNavigate();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const finish = () => void navigate('/account', { replace: true });
  const added = (recoveryCodes: readonly string[]) => {
    toast.success(t('security_key.added'));
    if (recoveryCodes.length > 0) setCodes(recoveryCodes);
    else finish();
  };
  if (codes) return <RecoveryCodesStep codes={codes} lead={t('security_key.codes_text')} onFinish={finish} />;
  return <SecurityKeyForm onAdded={added} />;
};
