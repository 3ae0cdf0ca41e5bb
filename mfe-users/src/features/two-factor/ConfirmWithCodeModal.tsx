import { Form, useForm } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { PasswordField } from '@yinyom/ui/form/PasswordField';
import { TextField } from '@yinyom/ui/form/TextField';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useId, useState } from 'react';
import { ProblemBox } from '../../page/ProblemBox';
import { useUsersTexts } from '../../texts/useUsersTexts';

/** Password and code of the app, which prove who is asking. */
export interface Proof {
  password: string;
  code: string;
}

interface ConfirmWithCodeModalProps {
  title: string;
  text: string;
  danger?: boolean;
  /** Does the step; a rejection is shown in the window. */
  onConfirm: (proof: Proof) => Promise<void>;
  close: () => void;
}

/** Asks for password and code before a step that weakens or replaces the second factor. */
export const ConfirmWithCodeModal = ({
  title,
  text,
  danger = false,
  onConfirm,
  close,
}: ConfirmWithCodeModalProps) => {
  const t = useUsersTexts();
  const form = useForm({ password: '', code: '' });
  const [busy, setBusy] = useState(false);
  const formId = useId();

  const submit = async () => {
    const { password, code } = form.values;
    if (!password) return form.refuse({ password: '' }, t('messages.password_required'));
    if (!/^\d{6}$/.test(code)) return form.refuse({ code: '' }, t('messages.otp_invalid'));
    form.clearProblems();
    setBusy(true);
    try {
      await onConfirm({ password, code });
    } catch (error) {
      form.refuseAnswer(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Modal
      title={title}
      width={480}
      onClose={close}
      actions={
        <Button kind={danger ? 'danger' : 'primary'} type="submit" form={formId} busy={busy}>
          {t('two_fa.confirm')}
        </Button>
      }
    >
      <Form id={formId} refusals={form.refusals} onSubmit={submit}>
        <Stack>
          <ProblemBox>{form.failure}</ProblemBox>
          <p>{text}</p>
          <PasswordField
            {...form.field('password')}
            label={t('fields.password')}
            autoComplete="current-password"
            required
          />
          <TextField
            {...form.field('code')}
            label={t('fields.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            required
          />
        </Stack>
      </Form>
    </Modal>
  );
};
