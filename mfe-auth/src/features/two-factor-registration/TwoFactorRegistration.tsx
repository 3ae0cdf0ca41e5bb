import { getSession, useNavigate } from '@yinyom/mfe-kit';
import { useState } from 'react';
import { openingPath } from '../../session/openingPath';
import { useAuthTexts } from '../../texts/useAuthTexts';
import { RecoveryCodesStep } from '../../two-factor/RecoveryCodesStep';
import { CodeStep } from './CodeStep';
import { ScanStep } from './ScanStep';
import { StartAgain } from './StartAgain';
import { useSecretOfAddress } from '../../address/useSecretOfAddress';

/** Registration of an authenticator app: scan, next, code, recovery codes (specification §4). */
export const TwoFactorRegistration = () => {
  const t = useAuthTexts();
  const secret = useSecretOfAddress('secret');
  const navigate = useNavigate();
  const [step, setStep] = useState<'scan' | 'code'>('scan');
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  if (codes) {
    const finish = () => void navigate(openingPath(getSession().role, null), { replace: true });
    return <RecoveryCodesStep codes={codes} lead={t('two_fa.codes_text')} onFinish={finish} />;
  }
  if (!secret) return <StartAgain />;
  if (step === 'scan') return <ScanStep secret={secret} onNext={() => setStep('code')} />;
  return <CodeStep onBack={() => setStep('scan')} onDone={setCodes} />;
};
