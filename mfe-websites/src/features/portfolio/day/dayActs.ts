import type { KeyboardEvent } from 'react';

/** What a key does in the day view. */
export type DayAct = 'next' | 'fix' | 'undo' | 'down' | 'up' | 'help';

/** By their place, too: a Thai or Khmer keyboard gives other letters. */
const ACTS: Readonly<Record<string, DayAct>> = {
  ' ': 'next',
  e: 'fix',
  KeyE: 'fix',
  z: 'undo',
  KeyZ: 'undo',
  j: 'down',
  KeyJ: 'down',
  ArrowDown: 'down',
  ArrowRight: 'down',
  k: 'up',
  KeyK: 'up',
  ArrowUp: 'up',
  ArrowLeft: 'up',
  '?': 'help',
};

/** What a key means on a tile; undefined: nothing, or what its link or button makes of it. */
export const actOf = (event: KeyboardEvent<HTMLElement>): DayAct | undefined => {
  const { key, code, ctrlKey, metaKey, altKey, target } = event;
  if (ctrlKey || metaKey || altKey) return undefined;
  // Space on a button presses it.
  if (key === ' ' && (target as HTMLElement).closest('a, button')) return undefined;
  return ACTS[key] ?? ACTS[code];
};
