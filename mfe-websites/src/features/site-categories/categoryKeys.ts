import type { KeyRow } from '@yinyom/mfe-kit/components/pressedKey';

/** Keys of a category, while it has the focus. */
export const CATEGORY_KEYS = [
  { action: 'up', keys: ['Alt+ArrowUp'] },
  { action: 'down', keys: ['Alt+ArrowDown'] },
] as const satisfies readonly KeyRow[];
