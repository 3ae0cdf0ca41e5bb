import { LOCALE_TAGS } from '@yinyom/contracts/constants';
import type { Lang } from '@yinyom/contracts/constants';

/** A number with the language's grouping, always in Western digits. */
export const formatNumber = (value: number, lang: Lang, options: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(LOCALE_TAGS[lang], { numberingSystem: 'latn', ...options }).format(value);

/** A share between 0 and 1 as a percentage with at most one decimal. */
export const formatPercent = (share: number, lang: Lang): string =>
  formatNumber(share, lang, { style: 'percent', maximumFractionDigits: 1 });
