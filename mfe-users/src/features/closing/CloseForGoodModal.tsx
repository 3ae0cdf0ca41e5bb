import { closeAccount } from '@yinyom/contracts/identity/closing';
import { problemCodes, useForm } from '@yinyom/mfe-kit';
import { TextField } from '@yinyom/ui/form/TextField';
import styled from 'styled-components';
import { SecondFactorField, useAskedFactor } from '../../security-keys/SecondFactorField';
import { FormModal } from '@yinyom/mfe-kit/components/FormModal';
import { CurrentPassword } from '../../layout/CurrentPassword';
import { useConfirming } from '../../layout/useConfirming';

/** Each sentence is one thing to know: told apart from its neighbours. */
const Lines = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(2)};
  padding-inline-start: 1.2em;
  list-style: disc;
`;

export interface ClosingProof {
  password: string;
  confirm: string;
  code?: string;
  recovery_code?: string;
}

interface CloseForGoodModalProps {
  title: string;
  /** What happens, one sentence each. */
  consequences: readonly string[];
  /** What must be typed, and the label that says so. */
  word: string;
  typeLabel: string;
  submitLabel: string;
  /** Does it; a rejection is shown in the window. */
  onConfirm: (proof: ClosingProof) => Promise<void>;
  close: () => void;
}

/** Tells what closing does, and asks for the password, the second factor and a typed word before it is done for good. */
export const CloseForGoodModal = (props: CloseForGoodModalProps) => {
  const { title, consequences, word, typeLabel, submitLabel, onConfirm, close } = props;
  const asked = useAskedFactor();
  const form = useForm(
    { password: '', code: '', recovery_code: '', confirm: '' },
    { schema: closeAccount.body },
  );
  const { busy, confirm } = useConfirming(form, onConfirm);
  const isSure = form.values.confirm.trim() === word;

  const submit = async () => {
    const { password, confirm: typed } = form.values;
    if (!isSure) return;
    const proof = {
      password,
      confirm: typed.trim(),
      ...(asked && { [asked]: form.values[asked] }),
    };
    // An account and an organization are closed with the same proof.
    if (!form.passes(problemCodes(closeAccount.body!, proof))) return;
    await confirm(proof);
  };

  return (
    <FormModal
      title={title}
      width={560}
      form={form}
      submitLabel={submitLabel}
      busy={busy}
      disabled={!isSure}
      danger
      onSubmit={submit}
      close={close}
    >
      <Lines>
        {consequences.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Lines>
      <CurrentPassword {...form.field('password')} />
      <SecondFactorField asked={asked} field={form.field} />
      <TextField
        {...form.field('confirm')}
        label={typeLabel}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </FormModal>
  );
};
