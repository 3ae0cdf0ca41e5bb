import type { Lang } from '@yinyom/contracts/constants';
import type { L10n } from '@yinyom/contracts/fields';

/**
 * A text in a language, else in English, in Thai or in the first language that it was written in (decision D-51); empty
 * when nobody wrote it. An empty text counts as not written.
 */
export const textIn = (text: L10n = {}, language: Lang): string =>
  text[language] || text.en || text.th || Object.values(text).find(Boolean) || '';
