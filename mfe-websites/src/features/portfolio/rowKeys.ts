import { pressedKey, type KeyRow } from '@yinyom/mfe-kit/components/pressedKey';
import type { KeyboardEvent } from 'react';

/** Keys of the list of websites, while one of its rows has the focus. */
export const ROW_KEYS = [
  { action: 'down', keys: ['J', 'ArrowDown'] },
  { action: 'up', keys: ['K', 'ArrowUp'] },
] as const satisfies readonly KeyRow[];

/** Moves the focus to the website above or below. Enter opens it, as it does with every link. */
export const moveAmongRows = (event: KeyboardEvent<HTMLElement>): void => {
  const { target, currentTarget } = event;
  const pressed = pressedKey(ROW_KEYS, event);
  if (!pressed) return;
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('tbody tr')];
  const at = rows.findIndex((row) => row.contains(target as Node));
  const next = rows[at + (pressed.action === 'down' ? 1 : -1)]?.querySelector<HTMLElement>('a');
  if (!next) return;
  event.preventDefault();
  next.focus();
};
