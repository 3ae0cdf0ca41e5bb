import { externalValue } from './externalValue';

export interface Confirmation {
  title: string;
  text: string;
  /** Label of the button that goes ahead. */
  confirm: string;
  cancel?: string;
  /** The step cannot be undone: the button is shown as dangerous. */
  danger?: boolean;
}

export interface AskedConfirmation extends Confirmation {
  answer: (goAhead: boolean) => void;
}

/** The question on screen, if any. The shell draws it. */
export const askedConfirmation = externalValue<AskedConfirmation | null>(null);

/** Asks before a step with consequences. Resolves to whether the user goes ahead; closing means no. */
export const confirmDialog = (question: Confirmation): Promise<boolean> =>
  new Promise((resolve) => {
    askedConfirmation.get()?.answer(false);
    askedConfirmation.set({
      ...question,
      answer: (goAhead) => {
        askedConfirmation.set(null);
        resolve(goAhead);
      },
    });
  });
