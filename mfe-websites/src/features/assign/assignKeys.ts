import type { KeyRow } from '@yinyom/mfe-kit/components/pressedKey';

/** Keys of the list of cookies, while one of its rows has the focus. */
export const ASSIGN_KEYS = [
  { action: 'move', keys: ['ArrowUp', 'ArrowDown'] },
  { action: 'extend', keys: ['Shift+ArrowUp', 'Shift+ArrowDown'] },
  { action: 'first', keys: ['Home'] },
  { action: 'last', keys: ['End'] },
  { action: 'toggle', keys: ['Space'] },
  { action: 'suggested', keys: ['Enter'] },
  { action: 'all', keys: ['Control+A'] },
  { action: 'clear', keys: ['Escape'] },
  { action: 'undo', keys: ['Control+Z'] },
] as const satisfies readonly KeyRow[];

export type AssignAction = (typeof ASSIGN_KEYS)[number]['action'] | 'assign';

/** The keys of a list that has these categories to move to. */
export const assignKeys = (targets: readonly { digit: string | null }[]): readonly KeyRow<AssignAction>[] => [
  ...ASSIGN_KEYS,
  { action: 'assign', keys: targets.flatMap(({ digit }) => digit ?? []) },
];
