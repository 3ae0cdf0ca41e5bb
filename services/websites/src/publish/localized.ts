import type { Lang } from '@yinyom/contracts/constants';
import type { L10n } from '@yinyom/contracts/fields';

/** A text in a language, else in English, Thai or any language it exists in (decision D-04). */
export const localized = (texts: L10n, language: Lang): string =>
  texts[language] || texts.en || texts.th || Object.values(texts).find(Boolean) || '';
