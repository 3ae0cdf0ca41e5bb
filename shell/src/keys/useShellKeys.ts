import { onKeysWanted } from '@yinyom/mfe-kit/components/keyGroups';
import { pressedKey } from '@yinyom/mfe-kit/components/pressedKey';
import { useEffect } from 'react';
import { isQuestionMarkOn } from './keptQuestionMark';
import { openKeys } from './openKeys';
import { SHELL_KEYS } from './shellKeys';

/** Inputs that take no text. */
const WITHOUT_TEXT = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

/** Where a `?` is typed; a list of choices jumps to what is typed. */
const isTyped = (target: EventTarget | null): boolean => {
  if (target instanceof HTMLInputElement) return !WITHOUT_TEXT.includes(target.type);
  return target instanceof Element && target.closest('textarea, select, [contenteditable]') !== null;
};

/**
 * Ctrl K or ⌘ K opens the palette while the page shows no window; `?` shows the keys, those of a window, too.
 * @param openPalette the same function each time
 */
export const useShellKeys = (openPalette: () => void): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const pressed = pressedKey(SHELL_KEYS, event);
      if (!pressed || event.defaultPrevented) return;
      if (pressed.action === 'keys' && (isTyped(event.target) || !isQuestionMarkOn())) return;
      event.preventDefault();
      if (pressed.action === 'keys') openKeys();
      else if (!document.querySelector('dialog[open]')) openPalette();
    };
    addEventListener('keydown', press);
    const stop = onKeysWanted(openKeys);
    return () => {
      removeEventListener('keydown', press);
      stop();
    };
  }, [openPalette]);
};
