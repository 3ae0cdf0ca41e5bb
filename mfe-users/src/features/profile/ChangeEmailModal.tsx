import { changeEmail } from '@yinyom/contracts/identity/account';
import { Form, toast, useForm } from '@yinyom/mfe-kit';
import type { SlotProps } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { PasswordField } from '@yinyom/ui/form/PasswordField';
import { TextField } from '@yinyom/ui/form/TextField';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useId } from 'react';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { useUsersTexts } from '../../texts/useUsersTexts';
import { useChangeEmailMutation } from './profileApi';

/** Asks for a new address and the password; the address changes when the mailed link is opened. */
export const ChangeEmailModal = ({ close }: SlotProps) => {
  const t = useUsersTexts();
  const form = useForm({ email: '', password: '' }, { schema: changeEmail.body });
  const [change, { isLoading }] = useChangeEmailMutation();
  const formId = useId();

  const submit = async () => {
    if (!form.passes()) return;
    try {
      const { message } = await change({ body: form.values }).unwrap();
      toast.success(message);
      close();
    } catch (error) {
      form.refuseAnswer(error);
    }
  };

  return (
    <Modal
      title={t('profile.email_change')}
      width={480}
      onClose={close}
      actions={
        <Button type="submit" form={formId} busy={isLoading}>
          {t('profile.email_send')}
        </Button>
      }
    >
      <Form id={formId} refusals={form.refusals} onSubmit={submit}>
        <Stack>
          <ProblemBox>{form.failure}</ProblemBox>
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
        </Stack>
      </Form>
    </Modal>
  );
};
