import { secondFactorProof } from '@yinyom/contracts/identity/twoFactor';
import { problemCodes, useForm } from '@yinyom/mfe-kit';
import { CodeField } from '@yinyom/ui/form/CodeField';
import { PasswordField } from '@yinyom/ui/form/PasswordField';
import { TextField } from '@yinyom/ui/form/TextField';
import { useState } from 'react';
import { useUsersTexts } from '../../texts/useUsersTexts';
import { FormModal } from '../../layout/FormModal';

/** Password and second factor, which prove who is asking. */
export type Proof = { password: string } & ({ code: string } | { recovery_code: string });

interface ConfirmWithCodeModalProps {
  title: string;
  text: string;
  danger?: boolean;
  /** A code of the app, or a recovery code of those who have no app. */
  way?: 'code' | 'recovery_code';
  /** Does the step; a rejection is shown in the window. */
  onConfirm: (proof: Proof) => Promise<void>;
  close: () => void;
}

/** Asks for password and code before a step that weakens or replaces the second factor. */
export const ConfirmWithCodeModal = ({
  title,
  text,
  danger = false,
  way = 'code',
  onConfirm,
  close,
}: ConfirmWithCodeModalProps) => {
  const t = useUsersTexts();
  const form = useForm(
    { password: '', code: '', recovery_code: '' },
    { schema: secondFactorProof, tellsFirst: true },
  );
  const [busy, setBusy] = useState(false);

  const submit = async () => {
    const { password, code, recovery_code } = form.values;
    const proof = { password, ...(way === 'code' ? { code } : { recovery_code }) };
    if (!form.passes(problemCodes(secondFactorProof, proof))) return;
    setBusy(true);
    try {
      await onConfirm(proof);
    } catch (error) {
      form.refuseAnswer(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <FormModal
      title={title}
      width={480}
      form={form}
      submitLabel={t('two_fa.confirm')}
      busy={busy}
      danger={danger}
      onSubmit={submit}
      close={close}
    >
      <p>{text}</p>
      <PasswordField
        {...form.field('password')}
        label={t('fields.password')}
        autoComplete="current-password"
        required
      />
      {way === 'code' ? (
        <CodeField {...form.field('code')} label={t('fields.code')} />
      ) : (
        <TextField
          {...form.field('recovery_code')}
          label={t('fields.recovery_code')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
    </FormModal>
  );
};
