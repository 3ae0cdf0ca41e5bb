import type { Category } from '@yinyom/contracts/websites/category';
import type { Theme } from '@yinyom/ui/foundation/theme';

/** The colour that stands for a kind of category in pictures; words always stand beside it. */
export const categoryColor = (type: Category['type'], { color }: Theme): string =>
  ({
    0: color.lineStrong,
    1: color.primary,
    2: color.info,
    3: color.violet,
    4: color.accent,
    5: color.ink,
  })[type];
