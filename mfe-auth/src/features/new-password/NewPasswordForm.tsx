import { Form, toast, useForm, useNavigate } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { useState } from 'react';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { NewPasswordFields } from '../../password/NewPasswordFields';
import { newPasswordProblem } from '../../password/newPasswordProblem';
import { useAuthTexts } from '../../texts/useAuthTexts';
import { useResetPasswordMutation, useSetPasswordMutation } from './newPasswordApi';

interface NewPasswordFormProps {
  /** From the mailed link. */
  token: string;
  /** `first`: of an invited user or forced; `reset`: after "forgot password". */
  purpose: 'first' | 'reset';
}

/** Sets a password with the token of a mailed link, then opens the login page. */
export const NewPasswordForm = ({ token, purpose }: NewPasswordFormProps) => {
  const t = useAuthTexts();
  const navigate = useNavigate();
  const form = useForm({ password: '', password_confirmation: '' }, { tellsFirst: true });
  const [setFirst] = useSetPasswordMutation();
  const [reset] = useResetPasswordMutation();
  const [busy, setBusy] = useState(false);

  const submit = async () => {
    if (!form.passes(newPasswordProblem(form.values))) return;
    setBusy(true);
    try {
      const body = { token, ...form.values };
      await (purpose === 'first' ? setFirst({ body }) : reset({ body })).unwrap();
      toast.success(t('set_password.done'), 6000);
      await navigate('/login', { replace: true });
    } catch (error) {
      form.refuseAnswer(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Form refusals={form.refusals} onSubmit={submit}>
      <Stack>
        <ProblemBox>{form.failure}</ProblemBox>
        <NewPasswordFields
          password={form.field('password')}
          confirmation={form.field('password_confirmation')}
          labels={{ password: t('set_password.new'), confirmation: t('set_password.confirm') }}
        />
        <Button type="submit" busy={busy} wide>
          {t('set_password.submit')}
        </Button>
      </Stack>
    </Form>
  );
};
