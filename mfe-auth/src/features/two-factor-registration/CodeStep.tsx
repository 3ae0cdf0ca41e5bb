import { confirmTwoFactor } from '@yinyom/contracts/identity/twoFactor';
import { errorCode, Form, getSession, problemCodes, saveSession, useForm } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { CodeField } from '@yinyom/ui/form/CodeField';
import { PasswordField } from '@yinyom/ui/form/PasswordField';
import { useState } from 'react';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { AuthPage } from '../../layout/AuthPage';
import { useAuthTexts } from '../../texts/useAuthTexts';
import { useConfirmTwoFactorMutation } from '../../two-factor/twoFactorApi';

interface CodeStepProps {
  onBack: () => void;
  onDone: (recoveryCodes: readonly string[]) => void;
}

/** Second step: the code that the app shows, and the password when the login is older than 15 minutes. */
export const CodeStep = ({ onBack, onDone }: CodeStepProps) => {
  const t = useAuthTexts();
  const form = useForm({ code: '', password: '' }, { schema: confirmTwoFactor.body, tellsFirst: true });
  const [asksPassword, setAsksPassword] = useState(false);
  const [confirm, { isLoading }] = useConfirmTwoFactorMutation();

  const submit = async () => {
    const { code, password } = form.values;
    const body = { code, password: asksPassword ? password : undefined };
    if (!form.passes(problemCodes(confirmTwoFactor.body!, body))) return;
    try {
      const answer = await confirm({ body }).unwrap();
      const { user } = getSession();
      if (user) saveSession({ user: { ...user, two_fa_at: answer.two_fa_at } });
      onDone(answer.recovery_codes);
    } catch (error) {
      // Nothing was done wrong: the login is only too old to change how one logs in.
      if (errorCode(error) === 'reauth_required' && !asksPassword) setAsksPassword(true);
      else form.refuseAnswer(error);
    }
  };

  return (
    <AuthPage title={t('two_fa.code_title')} lead={t('two_fa.code_text')}>
      <Form refusals={form.refusals} onSubmit={submit}>
        <Stack>
          <ProblemBox>{form.failure}</ProblemBox>
          <CodeField {...form.field('code')} label={t('two_fa.code')} autoFocus />
          {asksPassword && (
            <PasswordField
              {...form.field('password')}
              label={t('password')}
              hint={t('two_fa.password_text')}
              autoComplete="current-password"
              autoFocus
              required
            />
          )}
          <Button type="submit" busy={isLoading} wide>
            {t('two_fa.submit')}
          </Button>
          <Button kind="quiet" onClick={onBack}>
            {t('back')}
          </Button>
        </Stack>
      </Form>
    </AuthPage>
  );
};
