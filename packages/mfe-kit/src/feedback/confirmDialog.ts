import { confirmationSlice } from '../slices/confirmationSlice';
import type { Confirmation } from '../slices/confirmationSlice';
import { store } from '../store/store';

const { asked, answered } = confirmationSlice.actions;

/** Tells whoever asked the question on screen; it stands here because the store holds no functions. */
let tell: (goAhead: boolean) => void = () => undefined;

/** Asks before a step with consequences. Resolves to whether the user goes ahead; closing means no. */
export const confirmDialog = (question: Confirmation): Promise<boolean> =>
  new Promise((resolve) => {
    tell(false);
    tell = resolve;
    store.dispatch(asked(question));
  });

/** Answers the question on screen. */
export const answerConfirmation = (goAhead: boolean): void => {
  store.dispatch(answered());
  tell(goAhead);
};
