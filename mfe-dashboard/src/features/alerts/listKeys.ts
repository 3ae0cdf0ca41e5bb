import type { KeyboardEvent } from 'react';

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;
export type ListKey = 'next' | 'previous' | 'choose' | 'help';

/** Keys by their place: a Thai or Khmer keyboard gives other letters. */
const PLACES: Record<string, ListKey> = { KeyJ: 'next', KeyK: 'previous', KeyX: 'choose' };
const NAMES: Record<string, ListKey> = {
  j: 'next',
  k: 'previous',
  x: 'choose',
  ArrowDown: 'next',
  ArrowUp: 'previous',
  '?': 'help',
};

/** What a key means in the list of alerts; undefined for keys that mean nothing here. */
export const listKey = ({ key, code, ctrlKey, metaKey, altKey }: Pressed): ListKey | undefined =>
  ctrlKey || metaKey || altKey ? undefined : (NAMES[key] ?? PLACES[code]);
