import type { Lang } from '@yinyom/contracts/constants';
import { durationOf, type DurationUnit, type ShownUnit } from '@yinyom/contracts/websites/cookieDuration';
import { DURATION_WORDS } from '../duration/durationWords';

/** A count and its unit in a language. */
export const durationPhrase = (
  { count, unit }: { count: number; unit: DurationUnit | ShownUnit },
  language: Lang,
): string => {
  const word = DURATION_WORDS[language][unit];
  if (language === 'cn' || language === 'jp') return `${count}${word}`;
  return `${count} ${word}${language === 'en' && count !== 1 ? 's' : ''}`;
};

/**
 * A cookie's exact life in words, for the public declaration and documents; lists show it by `shownDuration`.
 * @param seconds 0 ends with the session, `null` stays until somebody deletes it
 */
export const durationText = (seconds: number | null, language: Lang): string => {
  const { persistent, session } = DURATION_WORDS[language];
  if (seconds === null) return persistent;
  return seconds <= 0 ? session : durationPhrase(durationOf(seconds), language);
};
