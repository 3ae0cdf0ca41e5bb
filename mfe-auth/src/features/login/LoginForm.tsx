import { login } from '@yinyom/contracts/identity/guest';
import { Form, Link, useForm, useLocation } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { PasswordField } from '@yinyom/ui/form/PasswordField';
import { TextField } from '@yinyom/ui/form/TextField';
import { useState } from 'react';
import { CaptchaNote } from '../../captcha/CaptchaNote';
import { useCaptcha } from '../../captcha/useCaptcha';
import { captchaFailure } from '../../captcha/captchaFailure';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { useAuthTexts } from '../../texts/useAuthTexts';
import { useLogin } from './useLogin';

/** Login with e-mail address (or directory user name) and password. The first failure stands in the red box. */
export const LoginForm = () => {
  const t = useAuthTexts();
  const { email: known = '' } = (useLocation().state as { email?: string } | null) ?? {};
  const form = useForm({ email: known, password: '' }, { schema: login.body, tellsFirst: true });
  const captcha = useCaptcha({ action: 'login', eager: false });
  const logIn = useLogin(captcha);
  const [busy, setBusy] = useState(false);

  const submit = async () => {
    if (!form.passes()) return;
    setBusy(true);
    try {
      await logIn(form.values);
    } catch (error) {
      const failed = captchaFailure(error);
      if (failed) form.refuse({}, t(`messages:${failed}`));
      else form.refuseAnswer(error);
    } finally {
      setBusy(false);
    }
  };

  const email = form.field('email');
  const password = form.field('password');
  return (
    <Form refusals={form.refusals} onSubmit={submit}>
      <Stack>
        <ProblemBox>{form.failure}</ProblemBox>
        <TextField
          {...email}
          label={t('email')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          required
        />
        <Stack $gap={2}>
          <PasswordField {...password} label={t('password')} autoComplete="current-password" required />
          <Link to="/password/reset">{t('login.forgot')}</Link>
        </Stack>
        {captcha && <CaptchaNote captcha={captcha} />}
        <Button type="submit" busy={busy} wide>
          {t('login.submit')}
        </Button>
      </Stack>
    </Form>
  );
};
