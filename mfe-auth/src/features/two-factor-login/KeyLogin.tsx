import { errorMessage } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { useState, type ReactNode } from 'react';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { AuthPage } from '../../layout/AuthPage';
import { KeyError, signWithKey } from '../../security-key/browserKey';
import { useLoginWithKeyMutation, useRequestKeyLoginMutation } from '../../security-key/securityKeyApi';
import { useAuthTexts } from '../../texts/useAuthTexts';
import { useSecondStep } from './useSecondStep';

/** The second step with a security key: browsers ask for it only after a press of a button. */
export const KeyLogin = ({ children }: { children: ReactNode }) => {
  const t = useAuthTexts();
  const [problem, setProblem] = useState<string | null>(null);
  const [request] = useRequestKeyLoginMutation();
  const [callLogin] = useLoginWithKeyMutation();
  const { busy, run } = useSecondStep((error) =>
    setProblem(error instanceof KeyError ? t(error.text) : errorMessage(error)),
  );
  const logIn = () => {
    setProblem(null);
    return run(async () => {
      const credential = await signWithKey(await request({ body: {} }).unwrap());
      return callLogin({ body: { credential } }).unwrap();
    });
  };
  return (
    <AuthPage title={t('two_fa.login_title')} lead={t('two_fa.key_text')}>
      <Stack>
        <ProblemBox>{problem}</ProblemBox>
        <p role="status">{busy && t('security_key.waiting')}</p>
        <Button busy={busy} wide autoFocus onClick={() => void logIn()}>
          {t('two_fa.key_submit')}
        </Button>
        {children}
      </Stack>
    </AuthPage>
  );
};
