import { resendConfirmation } from '@yinyom/contracts/identity/signup';
import { Form, useForm } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { TextField } from '@yinyom/ui/form/TextField';
import { useState } from 'react';
import { captchaFailure } from '../../captcha/captchaFailure';
import { CaptchaNote } from '../../captcha/CaptchaNote';
import { useCaptcha } from '../../captcha/useCaptcha';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { useAuthTexts } from '../../texts/useAuthTexts';
import { useWait } from './useWait';
import { useResendConfirmationMutation } from './confirmationApi';

/** Mails take a moment; who presses twice at once only ends the link of the first. */
const WAIT_SECONDS = 60;

/**
 * Has the confirmation mail sent again, after a minute; what the platform answers says nothing about the address.
 * @param justSent a mail left a moment ago
 */
export const SendAgain = ({ email, justSent }: { email: string; justSent: boolean }) => {
  const t = useAuthTexts();
  const form = useForm({ email }, { schema: resendConfirmation.body });
  const captcha = useCaptcha({ action: 'signup', eager: false });
  const [resend] = useResendConfirmationMutation();
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState('');
  const wait = useWait(justSent ? WAIT_SECONDS : 0);

  const submit = async () => {
    const address = form.values.email.trim();
    if (wait.left > 0 || !form.passes()) return;
    setTold('');
    setBusy(true);
    try {
      const captcha_token = await captcha?.token();
      const { message } = await resend({ body: { email: address, captcha_token } }).unwrap();
      setTold(message);
      wait.begin(WAIT_SECONDS);
    } catch (error) {
      const failed = captchaFailure(error);
      if (failed) form.refuse({}, t(`messages:${failed}`));
      else form.refuseAnswer(error);
    } finally {
      // A solved check is good for one call.
      captcha?.spend();
      setBusy(false);
    }
  };

  return (
    <Form refusals={form.refusals} onSubmit={submit}>
      <Stack>
        <ProblemBox>{form.failure}</ProblemBox>
        <TextField {...form.field('email')} type="email" label={t('email')} autoComplete="email" required />
        {captcha && <CaptchaNote captcha={captcha} />}
        <Button type="submit" kind="secondary" busy={busy} aria-disabled={wait.left > 0 || undefined} wide>
          {wait.left > 0
            ? t('confirmation.send_again_in', { seconds: String(wait.left) })
            : t('confirmation.send_again')}
        </Button>
        <div role="status">{told}</div>
      </Stack>
    </Form>
  );
};
