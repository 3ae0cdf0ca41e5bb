import { useTexts } from '@yinyom/mfe-kit';
import { namedKeys, useKeyGroup } from '@yinyom/mfe-kit/components/keyGroups';
import { pressedKey, type KeyRow } from '@yinyom/mfe-kit/components/pressedKey';
import { useEffect } from 'react';

/** Keys of a draft, wherever the focus is. */
export const UNDO_KEYS = [
  { action: 'undo', keys: ['Control+Z'] },
  { action: 'redo', keys: ['Control+Shift+Z', 'Control+Y'] },
] as const satisfies readonly KeyRow[];

/** Fields whose own undo is meant: those of a window over the page are no part of the draft. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('dialog') !== null;

/**
 * Ctrl or ⌘ with Z undoes the last step of the draft wherever the focus is, with Shift (or Ctrl Y) it is done again.
 * The browser's own undo knows one field only, and nothing of what a field was given from elsewhere.
 */
export const useUndoKeys = (state: { undo: () => void; redo: () => void }, active: boolean): void => {
  const t = useTexts('websites');
  const { undo, redo } = state;
  useKeyGroup(
    active
      ? { title: t('publish.draft'), rows: namedKeys(UNDO_KEYS, (action) => t(`publish.${action}`)) }
      : null,
  );
  useEffect(() => {
    if (!active) return undefined;
    const press = (event: KeyboardEvent) => {
      const pressed = pressedKey(UNDO_KEYS, event);
      // ⌘ Y is the browser's history.
      if (!pressed || (event.metaKey && pressed.key === 'Control+Y') || isElsewhere(event.target)) return;
      event.preventDefault();
      if (pressed.action === 'redo') redo();
      else undo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [undo, redo, active]);
};
