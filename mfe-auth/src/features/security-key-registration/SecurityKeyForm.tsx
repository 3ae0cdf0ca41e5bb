import { addSecurityKey, requestSecurityKey } from '@yinyom/contracts/identity/securityKeys';
import { Form, Link, useForm } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { PasswordField } from '@yinyom/ui/form/PasswordField';
import { TextField } from '@yinyom/ui/form/TextField';
import { useState } from 'react';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { AuthPage } from '../../layout/AuthPage';
import { createKey, KeyError } from '../../security-key/browserKey';
import { useAddSecurityKeyMutation, useRequestSecurityKeyMutation } from '../../security-key/securityKeyApi';
import { useAuthTexts } from '../../texts/useAuthTexts';

/** The name goes with the key, the password before it. */
const BODIES = [addSecurityKey.body!, requestSecurityKey.body!];

/** A name for the key and the password; then the browser asks for the key itself. */
export const SecurityKeyForm = ({ onAdded }: { onAdded: (recoveryCodes: readonly string[]) => void }) => {
  const t = useAuthTexts();
  const form = useForm({ name: '', password: '' }, { schema: BODIES, tellsFirst: true });
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [request] = useRequestSecurityKeyMutation();
  const [add] = useAddSecurityKeyMutation();

  const register = async () => {
    const { name, password } = form.values;
    const options = await request({ body: { password } }).unwrap();
    const credential = await createKey(options);
    const { recovery_codes } = await add({ body: { name, credential } }).unwrap();
    onAdded(recovery_codes);
  };
  const submit = async () => {
    if (!form.passes()) return;
    setProblem(null);
    setBusy(true);
    try {
      await register();
    } catch (error) {
      if (error instanceof KeyError) setProblem(t(error.text));
      else form.refuseAnswer(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <AuthPage title={t('security_key.title')} lead={t('security_key.text')}>
      <Form refusals={form.refusals} onSubmit={submit}>
        <Stack>
          <ProblemBox>{problem ?? form.failure}</ProblemBox>
          <TextField
            {...form.field('name')}
            label={t('security_key.name')}
            hint={t('security_key.name_hint')}
            autoComplete="off"
            required
            autoFocus
          />
          <PasswordField
            {...form.field('password')}
            label={t('password')}
            hint={t('two_fa.password_text')}
            autoComplete="current-password"
            required
          />
          <p>{t('security_key.others_end')}</p>
          <p role="status">{busy && t('security_key.waiting')}</p>
          <Button type="submit" busy={busy} wide>
            {t('security_key.submit')}
          </Button>
          <p>
            <Link to="/account">{t('back')}</Link>
          </p>
        </Stack>
      </Form>
    </AuthPage>
  );
};
