import type { KeyRow } from '@yinyom/mfe-kit/components/pressedKey';

/** Keys of the day view, while a website has the focus. */
export const TILE_KEYS = [
  { action: 'next', keys: ['Space'] },
  { action: 'fix', keys: ['E'] },
  { action: 'undo', keys: ['Z'] },
  { action: 'down', keys: ['J', 'ArrowDown', 'ArrowRight'] },
  { action: 'up', keys: ['K', 'ArrowUp', 'ArrowLeft'] },
] as const satisfies readonly KeyRow[];

export type TileAction = (typeof TILE_KEYS)[number]['action'];
