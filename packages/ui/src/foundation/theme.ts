import type { Lang } from '@yinyom/contracts/constants';
import { everyLabel } from './everyLabel';
import { themeWith } from './themeWith';
import type { Theme } from './themeWith';

export type { Theme };

/** The theme in a language. It brings the words of all languages: a page that loads one takes `themeWith`. */
export const themeFor = (lang: Lang, buddhistEra = false): Theme =>
  themeWith(lang, everyLabel[lang], buddhistEra);
