import type { Lang } from '@yinyom/contracts/constants';
import type { L10n } from '@yinyom/contracts/fields';

/** A text in the reader's language, else in Thai, else in any: as printed papers choose it. */
export const textIn = (text: L10n, lang: Lang): string =>
  text[lang] || text.th || Object.values(text).find(Boolean) || '';
