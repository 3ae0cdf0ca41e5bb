import { errorMessage, fieldErrors, Form, toast, useForm } from '@yinyom/mfe-kit';
import type { SlotProps } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { PasswordField } from '@yinyom/ui/form/PasswordField';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useId } from 'react';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { NewPasswordFields } from '../../password/NewPasswordFields';
import { useAuthTexts } from '../../texts/useAuthTexts';
import { useChangePasswordMutation } from './changePasswordApi';
import { changePasswordProblem } from './changePasswordProblem';
import { leaveAfterPasswordChange } from './leaveAfterPasswordChange';

/** How long both toasts are shown, in milliseconds (specification §8 and §9). */
const TOAST = 6000;

/** The platform's message, followed by its reason where the message does not name it; else the form's own sentence. */
const failureText = (error: unknown, fallback: string): string => {
  const message = errorMessage(error, fallback);
  const [reason] = Object.values(fieldErrors(error));
  return reason && reason !== message ? `${message} ${reason}` : message;
};

/**
 * The change-password window of the user menu. Success ends the session. A failure of any kind shows the platform's
 * message in a toast and closes the window (specification §8).
 */
export const ChangePasswordModal = ({ close }: SlotProps) => {
  const t = useAuthTexts();
  const form = useForm({ current: '', password: '', password_confirmation: '' }, { tellsFirst: true });
  const [changePassword, { isLoading }] = useChangePasswordMutation();
  const formId = useId();

  const submit = async () => {
    if (!form.passes(changePasswordProblem(form.values))) return;
    try {
      const { current, password } = form.values;
      await changePassword({ body: { old_password: current, new_password: password } }).unwrap();
      toast.success(t('change_password.done'), TOAST);
      form.reset();
      close();
      leaveAfterPasswordChange();
    } catch (error) {
      toast.error(failureText(error, t('messages:password_change_failed')), TOAST);
      close();
    }
  };

  return (
    <Modal
      title={t('change_password.title')}
      width={600}
      onClose={close}
      actions={
        <Button type="submit" form={formId} busy={isLoading}>
          {t('change_password.submit')}
        </Button>
      }
    >
      <Form id={formId} refusals={form.refusals} onSubmit={submit}>
        <Stack>
          <ProblemBox>{form.failure}</ProblemBox>
          <PasswordField
            {...form.field('current')}
            label={t('change_password.current')}
            autoComplete="current-password"
            required
          />
          <NewPasswordFields
            password={form.field('password')}
            confirmation={form.field('password_confirmation')}
            labels={{ password: t('set_password.new'), confirmation: t('set_password.confirm') }}
          />
          <p>{t('change_password.note')}</p>
        </Stack>
      </Form>
    </Modal>
  );
};
