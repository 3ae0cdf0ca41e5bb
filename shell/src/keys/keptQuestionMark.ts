/** In the browser's storage while `?` is switched off (WCAG 2.2 SC 2.1.4: people who speak to their computer press it by accident). */
const KEPT = 'question_mark';
const OFF = 'off';

/** Whether `?` shows the keys. */
export const isQuestionMarkOn = (): boolean => {
  try {
    return localStorage.getItem(KEPT) !== OFF;
  } catch {
    return true;
  }
};

/** Remembers the choice in this browser. */
export const keepQuestionMark = (isOn: boolean): void => {
  try {
    if (isOn) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, OFF);
  } catch {
    // Without storage the choice cannot be kept.
  }
};
