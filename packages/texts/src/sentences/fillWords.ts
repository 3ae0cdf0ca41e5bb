import { LOCALE_TAGS, type Lang } from '@yinyom/contracts/constants';
import { ownValue } from '@yinyom/contracts/ownValue';

/** A number, or a share that is written as a percentage. */
export type WordValue = number | { share: number };

const said = (value: WordValue, lang: Lang): string =>
  typeof value === 'number'
    ? new Intl.NumberFormat(LOCALE_TAGS[lang]).format(value)
    : new Intl.NumberFormat(LOCALE_TAGS[lang], { style: 'percent', maximumFractionDigits: 0 }).format(
        value.share,
      );

/**
 * A text with its numbers as the language writes them: `{count}`, and `{count|one|other}` for words that follow a
 * number. What has no value stays as it stands.
 */
export const fillWords = (text: string, values: Readonly<Record<string, WordValue>>, lang: Lang): string =>
  text
    .replace(
      /\{(\w+)\|([^|{}]*)\|((?:[^{}]|\{\w+\})*)\}/g,
      (whole, name: string, one: string, other: string) => {
        const value = ownValue(values, name);
        if (value === undefined) return whole;
        return value === 1 ? one : other;
      },
    )
    .replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = ownValue(values, name);
      return value === undefined ? whole : said(value, lang);
    });
