import { changeEmail } from '@yinyom/contracts/identity/account';
import { problemCodes, toast, useForm } from '@yinyom/mfe-kit';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import type { SlotProps } from '@yinyom/mfe-kit';
import { TextField } from '@yinyom/ui/form/TextField';
import { SecondFactorField, useAskedFactor } from '../../security-keys/SecondFactorField';
import { useUsersTexts } from '../../texts/useUsersTexts';
import { FormModal } from '@yinyom/mfe-kit/components/FormModal';
import { useChangeEmailMutation } from './profileApi';
import { CurrentPassword } from '../../layout/CurrentPassword';

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
    await sendForm(form, async () => {
      const { message } = await change({ body }).unwrap();
      toast.success(message);
      close();
    });
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
      <CurrentPassword {...form.field('password')} />
      <SecondFactorField asked={asked} field={form.field} />
    </FormModal>
  );
};
