import { useEffect } from 'react';

/** Fields whose own undo is meant: those of a window over the page are no part of the draft. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('dialog') !== null;

/**
 * Ctrl or ⌘ with Z undoes the last step of the draft wherever the focus is, with Shift (or Ctrl Y) it is done again.
 * The browser's own undo knows one field only, and nothing of what a field was given from elsewhere.
 */
export const useUndoKeys = (state: { undo: () => void; redo: () => void }, active: boolean): void => {
  const { undo, redo } = state;
  useEffect(() => {
    if (!active) return undefined;
    const press = (event: KeyboardEvent) => {
      const { key, code, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      if (!(ctrlKey || metaKey) || altKey || isElsewhere(target)) return;
      // A Thai keyboard types a Thai letter with the key of Z; a German one has Z elsewhere.
      const letter = (/^[a-z]$/i.test(key) ? key : code.replace('Key', '')).toLowerCase();
      const again = (letter === 'z' && shiftKey) || (letter === 'y' && !metaKey);
      if (letter !== 'z' && !again) return;
      event.preventDefault();
      if (again) redo();
      else undo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [undo, redo, active]);
};
