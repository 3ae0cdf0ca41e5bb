import { plainText } from './plainText';
import { AFTER, AROUND, COUNT, ONE, PERSISTENT, SESSION, UNITS } from './words';

/** A duration in words is shorter. */
const MOST_CHARACTERS = 200;
const MOST_WORDS_AROUND = 5;

const withoutWordsAround = (text: string): string => {
  let rest = text;
  for (let round = 0; round < MOST_WORDS_AROUND && AROUND.test(rest); round++)
    rest = rest.replace(AROUND, '');
  return rest.replace(AFTER, '').replace(ONE, '1 ').replace(/\.$/u, '').trim();
};

/**
 * Seconds of a duration in words: "13 months", "2 years 1 day", "session". Numbers alone are seconds.
 * @returns 0 = session, null = kept until deleted, undefined = not understood
 */
export const secondsOf = (given: string | number | null | undefined): number | null | undefined => {
  if (given === null || given === undefined) return given;
  if (typeof given === 'number') return Number.isFinite(given) && given >= 0 ? Math.round(given) : undefined;
  let rest = plainText(given.slice(0, MOST_CHARACTERS));
  if (SESSION.test(rest)) return 0;
  if (PERSISTENT.test(rest)) return null;
  if (/^\d{1,10}$/.test(rest)) return Number(rest);
  rest = withoutWordsAround(rest);
  let seconds = 0;
  while (rest) {
    const [all, count] = COUNT.exec(rest) ?? [];
    if (all === undefined || count === undefined) return undefined;
    rest = rest.slice(all.length);
    const unit = UNITS.find(([words]) => words.test(rest));
    if (!unit) return undefined;
    rest = rest.replace(unit[0], '').trim();
    seconds += Number(count.replace(',', '.')) * unit[1];
  }
  return seconds > 0 ? Math.round(seconds) : undefined;
};
