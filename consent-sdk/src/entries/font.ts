import { wearFont } from '../ui/wearFont';

/** The on-demand part that draws banner and window in the owner's font, where there is one. */
export const wear = wearFont;

/** What the part exports. */
export interface FontPart {
  wear: typeof wear;
}
