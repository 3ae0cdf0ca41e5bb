/** Focuses a place where the focused element was removed. A focus that is anywhere else stays. */
export const focusIfLost = (place: HTMLElement | null): void => {
  if (document.activeElement === document.body) place?.focus();
};
