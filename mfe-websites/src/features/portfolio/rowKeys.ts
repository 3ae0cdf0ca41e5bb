import type { KeyboardEvent } from 'react';

/** By their place, too: a Thai or Khmer keyboard gives other letters. */
const STEPS: Record<string, number> = { j: 1, k: -1, KeyJ: 1, KeyK: -1, ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus to the website above or below. Enter opens it, as it does with every link. */
export const moveAmongRows = (event: KeyboardEvent<HTMLElement>): void => {
  const { key, code, ctrlKey, metaKey, altKey, target, currentTarget } = event;
  const step = STEPS[key] ?? STEPS[code];
  if (step === undefined || ctrlKey || metaKey || altKey) return;
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('tbody tr')];
  const at = rows.findIndex((row) => row.contains(target as Node));
  const next = rows[at + step]?.querySelector<HTMLElement>('a');
  if (!next) return;
  event.preventDefault();
  next.focus();
};
