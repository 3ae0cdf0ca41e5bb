import { forgotPassword } from '@yinyom/contracts/identity/newPassword';
import { confirmDialog, Form, useForm } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { TextField } from '@yinyom/ui/form/TextField';
import { useState } from 'react';
import { captchaFailure } from '../../captcha/captchaFailure';
import { CaptchaNote } from '../../captcha/CaptchaNote';
import { useCaptcha } from '../../captcha/useCaptcha';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { useAuthTexts } from '../../texts/useAuthTexts';
import { useForgotPasswordMutation } from './forgotPasswordApi';

/** Asks for the address, asks again before sending (specification §4), and gives the platform's words to `onSent`. */
export const ForgotPasswordForm = ({ onSent }: { onSent: (message: string) => void }) => {
  const t = useAuthTexts();
  const form = useForm({ email: '' }, { schema: forgotPassword.body });
  const captcha = useCaptcha({ action: 'forgot_password', eager: true });
  const [callForgot] = useForgotPasswordMutation();
  const [busy, setBusy] = useState(false);

  const send = async (email: string) => {
    setBusy(true);
    try {
      const captcha_token = await captcha?.token();
      const { message } = await callForgot({ body: { email, captcha_token } }).unwrap();
      onSent(message);
    } catch (error) {
      captcha?.spend();
      const failed = captchaFailure(error);
      if (failed) form.refuse({}, t(`messages:${failed}`));
      else form.refuseAnswer(error);
    } finally {
      setBusy(false);
    }
  };
  const submit = async () => {
    const email = form.values.email.trim();
    if (!form.passes()) return;
    const goAhead = await confirmDialog({
      title: t('forgot.ask_title'),
      text: t('forgot.ask_text', { email }),
      confirm: t('forgot.ask_confirm'),
    });
    if (goAhead) await send(email);
  };

  return (
    <Form refusals={form.refusals} onSubmit={submit}>
      <Stack>
        <ProblemBox>{form.failure}</ProblemBox>
        <TextField {...form.field('email')} type="email" label={t('email')} autoComplete="email" required />
        {captcha && <CaptchaNote captcha={captcha} />}
        <Button type="submit" busy={busy} wide>
          {t('forgot.submit')}
        </Button>
      </Stack>
    </Form>
  );
};
