import { DEFAULT_LANGUAGE, type Lang } from '@yinyom/contracts/constants';
import type { L10n } from '@yinyom/contracts/fields';

/** A text in a language, else in Thai, English or any other that there is. */
export const textIn = (texts: L10n, language: Lang): string =>
  texts[language] ?? texts[DEFAULT_LANGUAGE] ?? texts.en ?? Object.values(texts)[0] ?? '';
