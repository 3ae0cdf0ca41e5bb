import { Form, problemCodes, useForm } from '@yinyom/mfe-kit';
import { loginTwoFactor } from '@yinyom/contracts/identity/twoFactor';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { CodeField } from '@yinyom/ui/form/CodeField';
import { TextField } from '@yinyom/ui/form/TextField';
import type { ReactNode } from 'react';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { AuthPage } from '../../layout/AuthPage';
import { useAuthTexts } from '../../texts/useAuthTexts';
import { useLoginTwoFactorMutation } from '../../two-factor/twoFactorApi';
import { useSecondStep } from './useSecondStep';

interface TwoFactorLoginFormProps {
  way: 'app' | 'recovery';
  /** Leads to the other ways. */
  children: ReactNode;
}

/** The second step of a login: the app's code or a recovery code, with the one-time token of the first step. */
export const TwoFactorLoginForm = ({ way, children }: TwoFactorLoginFormProps) => {
  const t = useAuthTexts();
  const form = useForm({ code: '', recovery_code: '' }, { schema: loginTwoFactor.body, tellsFirst: true });
  const [callLogin] = useLoginTwoFactorMutation();
  const { busy, run } = useSecondStep(form.refuseAnswer);

  const submit = async () => {
    const { code, recovery_code } = form.values;
    const body = way === 'app' ? { code } : { recovery_code };
    if (!form.passes(problemCodes(loginTwoFactor.body!, body))) return;
    await run(() => callLogin({ body }).unwrap());
  };

  return (
    <AuthPage
      title={t('two_fa.login_title')}
      lead={t(way === 'app' ? 'two_fa.login_text' : 'two_fa.recovery_text')}
    >
      <Form refusals={form.refusals} onSubmit={submit}>
        <Stack>
          <ProblemBox>{form.failure}</ProblemBox>
          {way === 'app' ? (
            <CodeField {...form.field('code')} label={t('two_fa.code')} autoFocus />
          ) : (
            <TextField
              {...form.field('recovery_code')}
              label={t('two_fa.recovery_code')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              required
              autoFocus
            />
          )}
          <Button type="submit" busy={busy} wide>
            {t('two_fa.submit')}
          </Button>
          {children}
        </Stack>
      </Form>
    </AuthPage>
  );
};
