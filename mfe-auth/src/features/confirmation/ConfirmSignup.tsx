import { confirmSignup } from '@yinyom/contracts/identity/signup';
import { Form, problemCodes, useForm } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { PasswordField } from '@yinyom/ui/form/PasswordField';
import { useState } from 'react';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { AuthPage } from '../../layout/AuthPage';
import { NewPasswordFields } from '../../password/NewPasswordFields';
import { newPasswordProblem } from '../../password/newPasswordProblem';
import { useAuthTexts } from '../../texts/useAuthTexts';
import { useConfirmSignupMutation } from './confirmationApi';
import type { Confirmed } from './confirmationApi';

interface ConfirmSignupProps {
  token: string;
  link: { email: string; organization_name: string; site_host: string };
  onConfirmed: (answer: Confirmed) => Promise<void>;
}

/** Opens the account of a sign-up for whoever knows its password, or chooses another one here. */
export const ConfirmSignup = ({ token, link, onConfirmed }: ConfirmSignupProps) => {
  const t = useAuthTexts();
  const form = useForm({ password: '', password_confirmation: '' });
  const [confirm] = useConfirmSignupMutation();
  const [chooses, setChooses] = useState(false);
  const [busy, setBusy] = useState(false);
  const { organization_name: organization, site_host: website, email } = link;

  const submit = async () => {
    const { password, password_confirmation } = form.values;
    const wrong = chooses
      ? newPasswordProblem(form.values)
      : problemCodes(confirmSignup.body!, { token, password });
    if (!form.passes(wrong)) return;
    setBusy(true);
    try {
      const body = { token, password, ...(chooses && { password_confirmation }) };
      await onConfirmed(await confirm({ body }).unwrap());
    } catch (error) {
      form.refuseAnswer(error);
      setBusy(false);
    }
  };

  return (
    <AuthPage
      title={t('confirmation.open_title')}
      lead={t('confirmation.open_text', { email, organization, website })}
    >
      <Form refusals={form.refusals} onSubmit={submit}>
        <Stack>
          <ProblemBox>{form.failure}</ProblemBox>
          <p>{t('confirmation.not_you')}</p>
          {chooses ? (
            <NewPasswordFields
              password={form.field('password')}
              confirmation={form.field('password_confirmation')}
              labels={{ password: t('set_password.new'), confirmation: t('set_password.confirm') }}
              calm
            />
          ) : (
            <PasswordField
              {...form.field('password')}
              label={t('password')}
              hint={t('confirmation.password_hint')}
              autoComplete="current-password"
              required
            />
          )}
          <Button type="submit" busy={busy} wide>
            {t('confirmation.open_submit')}
          </Button>
          <Button kind="secondary" wide onClick={() => setChooses(!chooses)}>
            {t(chooses ? 'confirmation.know_password' : 'confirmation.choose_password')}
          </Button>
        </Stack>
      </Form>
    </AuthPage>
  );
};
