import type { KeyboardEvent } from 'react';

/** What a key means in the list of cookies. */
export type KeyAction =
  | { do: 'move'; by: number; extend: boolean }
  | { do: 'first' | 'last' | 'toggle' | 'all' | 'clear' | 'suggested' | 'undo' }
  | { do: 'assign'; digit: string };

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** A Thai or Khmer keyboard gives other letters; the place of the key is the same. */
const letterOf = ({ key, code }: Pressed): string =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : (/^Key([A-Z])$/.exec(code)?.[1] ?? '').toLowerCase();
const digitOf = ({ key, code }: Pressed): string | undefined =>
  /^[0-9]$/.test(key) ? key : /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1];

/** The action of a key; undefined for keys that mean nothing here. */
export const keyAction = (pressed: Pressed): KeyAction | undefined => {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  if (altKey) return undefined;
  if (ctrlKey || metaKey) {
    const letter = letterOf(pressed);
    if (letter === 'z' && !shiftKey) return { do: 'undo' };
    return letter === 'a' ? { do: 'all' } : undefined;
  }
  if (key === 'ArrowDown') return { do: 'move', by: 1, extend: shiftKey };
  if (key === 'ArrowUp') return { do: 'move', by: -1, extend: shiftKey };
  if (key === 'Home') return { do: 'first' };
  if (key === 'End') return { do: 'last' };
  if (key === ' ') return { do: 'toggle' };
  if (key === 'Escape') return { do: 'clear' };
  if (key === 'Enter') return { do: 'suggested' };
  const digit = digitOf(pressed);
  return digit === undefined ? undefined : { do: 'assign', digit };
};
