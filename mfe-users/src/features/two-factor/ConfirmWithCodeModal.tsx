import { secondFactorProof } from '@yinyom/contracts/identity/twoFactor';
import { problemCodes, useForm } from '@yinyom/mfe-kit';
import { CodeField } from '@yinyom/ui/form/CodeField';
import { TextField } from '@yinyom/ui/form/TextField';
import { useUsersTexts } from '../../texts/useUsersTexts';
import { FormModal } from '@yinyom/mfe-kit/components/FormModal';
import { CurrentPassword } from '../../layout/CurrentPassword';
import { useConfirming } from '../../layout/useConfirming';

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
  const { busy, confirm } = useConfirming(form, onConfirm);

  const submit = async () => {
    const { password, code, recovery_code } = form.values;
    const proof = { password, ...(way === 'code' ? { code } : { recovery_code }) };
    if (!form.passes(problemCodes(secondFactorProof, proof))) return;
    await confirm(proof);
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
      <CurrentPassword {...form.field('password')} />
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
