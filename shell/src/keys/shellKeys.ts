import type { KeyRow } from '@yinyom/mfe-kit/components/pressedKey';

/** Keys of every signed-in page. */
export const SHELL_KEYS = [
  { action: 'palette', keys: ['Control+K'] },
  { action: 'keys', keys: ['?'] },
] as const satisfies readonly KeyRow[];
