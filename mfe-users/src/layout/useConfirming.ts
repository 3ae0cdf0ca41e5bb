import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import { useState } from 'react';

/**
 * Does what a window asked for, busy until it is done; a rejection is shown by the form.
 * @returns `busy`, and `confirm`, which takes the proof of the person
 */
export const useConfirming = <Proof>(
  form: { refuseAnswer: (error: unknown) => void },
  onConfirm: (proof: Proof) => Promise<void>,
) => {
  const [busy, setBusy] = useState(false);
  const confirm = async (proof: Proof): Promise<void> => {
    setBusy(true);
    await sendForm(form, () => onConfirm(proof));
    setBusy(false);
  };
  return { busy, confirm };
};
