import type { KeyRow } from '@yinyom/mfe-kit/components/pressedKey';

/** Keys of the list of alerts, while one of its lines has the focus. */
export const ALERT_KEYS = [
  { action: 'next', keys: ['J', 'ArrowDown'] },
  { action: 'previous', keys: ['K', 'ArrowUp'] },
  { action: 'choose', keys: ['X'] },
] as const satisfies readonly KeyRow[];
