import { shownKeyGroups } from '@yinyom/mfe-kit/components/keyGroups';
import { nameOfPress } from '@yinyom/mfe-kit/components/pressedKey';
import { fireEvent } from '@testing-library/react';

const MOVING = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'];
const OTHERS = ['Enter', 'Escape', 'Delete', 'Backspace', 'F2', ' ', '?', '/', '.', ','];
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const DIGITS = [...'0123456789'];

const codeOf = (key: string): string =>
  LETTERS.includes(key) ? `Key${key.toUpperCase()}` : DIGITS.includes(key) ? `Digit${key}` : '';
const withCode = (modifiers: object, keys: readonly string[]) =>
  keys.map((key) => ({ key, code: codeOf(key), ...modifiers }));

/** Presses that a page could use. */
const PRESSES = [
  ...withCode({}, [...MOVING, ...OTHERS, ...LETTERS, ...DIGITS]),
  ...withCode({ shiftKey: true }, [...MOVING, ...LETTERS]),
  ...withCode({ altKey: true }, MOVING),
  ...withCode({ ctrlKey: true }, [...LETTERS, ...DIGITS]),
  ...withCode({ ctrlKey: true, shiftKey: true }, LETTERS),
];

/**
 * Presses every key on a part of a page. Returns those that `?` names and the page ignores (the browser's own Enter among
 * them), and those that the page uses and `?` does not name.
 * @param target where a press goes; it may be another element after each press
 */
export const strayKeys = (target: () => Element): { ignored: string[]; unnamed: string[] } => {
  const named = shownKeyGroups().flatMap(({ rows }) => rows.flatMap(({ keys }) => keys));
  const used = new Set<string>();
  for (const press of PRESSES)
    if (!fireEvent.keyDown(target(), press))
      used.add(nameOfPress({ metaKey: false, ctrlKey: false, altKey: false, shiftKey: false, ...press }));
  return {
    ignored: named.filter((key) => !used.has(key)),
    unnamed: [...used].filter((key) => !named.includes(key)),
  };
};
