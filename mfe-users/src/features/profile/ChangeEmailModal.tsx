import { changeEmail } from '@yinyom/contracts/identity/account';
import { problemCodes, toast, useForm } from '@yinyom/mfe-kit';
import type { SlotProps } from '@yinyom/mfe-kit';
import { PasswordField } from '@yinyom/ui/form/PasswordField';
import { TextField } from '@yinyom/ui/form/TextField';
import { SecondFactorField, useAskedFactor } from '../../security-keys/SecondFactorField';
import { useUsersTexts } from '../../texts/useUsersTexts';
import { FormModal } from '../../layout/FormModal';
import { useChangeEmailMutation } from './profileApi';

/** Asks for a new address, the password and the second factor, if there is one; the address changes when the mailed link is opened. */
export const ChangeEmailModal = ({ close }: SlotProps) => {
  const t = useUsersTexts();
  const asked = useAskedFactor();
  const form = useForm(
    { email: '', password: '', code: '', recovery_code: '' },
    { schema: changeEmail.body },
  );
  const [change, { isLoading }] = useChangeEmailMutation();

  const submit = async () => {
    const { email, password } = form.values;
    const body = { email, password, ...(asked && { [asked]: form.values[asked] }) };
    if (!form.passes(problemCodes(changeEmail.body!, body))) return;
    try {
      const { message } = await change({ body }).unwrap();
      toast.success(message);
      close();
    } catch (error) {
      form.refuseAnswer(error);
    }
  };

  return (
    <FormModal
      title={t('profile.email_change')}
      width={480}
      form={form}
      submitLabel={t('profile.email_send')}
      busy={isLoading}
      onSubmit={submit}
      close={close}
    >
      <p>{t('profile.email_text')}</p>
      <TextField
        {...form.field('email')}
        type="email"
        label={t('profile.email_new')}
        autoComplete="email"
        required
      />
      <PasswordField
        {...form.field('password')}
        label={t('fields.password')}
        autoComplete="current-password"
        required
      />
      <SecondFactorField asked={asked} field={form.field} />
    </FormModal>
  );
};
