import { DURATION_UNITS } from '@yinyom/contracts/websites/cookieDuration';
import { plainText } from './plainText';

const { year, month, day, hour, minute, second } = DURATION_UNITS;
/** Words for units in English, German, French and Thai; longer ones first, since "minutes" begins as "min". */
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:years?|yrs?|jahre?n?|ans?|années?|ปี)/iu, year],
  [/^(?:months?|monate?n?|mois|เดือน)/iu, month],
  [/^(?:weeks?|wochen?|semaines?|สัปดาห์)/iu, 7 * day],
  [/^(?:days?|tage?n?|jours?|วัน)/iu, day],
  [/^(?:hours?|hrs?|stunden?|heures?|ชั่วโมง|ชม\.?)/iu, hour],
  [/^(?:minutes?|minuten?|mins?|นาที)/iu, minute],
  [/^(?:seconds?|sekunden?|secondes?|secs?|s\b|วินาที)/iu, second],
];
/** A duration in words is shorter. */
const MOST_CHARACTERS = 200;
const SESSION = /^(?:session|sitzung|เซสชัน|ตลอดเซสชัน|end of session|browser session)/iu;
const PERSISTENT = /^(?:persistent|permanent|until deleted|never|unlimited|จนกว่าจะลบ|ถาวร|persistant)/iu;

/**
 * Seconds of a duration in words: "13 months", "2 years 1 day", "เซสชัน". Numbers alone are seconds.
 * @returns 0 = session, null = kept until deleted, undefined = not understood
 */
export const secondsOf = (given: string | number | null | undefined): number | null | undefined => {
  if (given === null || given === undefined) return given;
  if (typeof given === 'number') return Number.isFinite(given) && given >= 0 ? Math.round(given) : undefined;
  let rest = plainText(given.slice(0, MOST_CHARACTERS));
  if (SESSION.test(rest)) return 0;
  if (PERSISTENT.test(rest)) return null;
  if (/^\d{1,10}$/.test(rest)) return Number(rest);
  let seconds = 0;
  while (rest) {
    const [all, count] = /^(?:and|und|et|และ|,|&)?\s*(\d{1,6}(?:[.,]\d{1,2})?)\s*/iu.exec(rest) ?? [];
    if (all === undefined || count === undefined) return undefined;
    rest = rest.slice(all.length);
    const unit = UNITS.find(([words]) => words.test(rest));
    if (!unit) return undefined;
    rest = rest.replace(unit[0], '').trim();
    seconds += Number(count.replace(',', '.')) * unit[1];
  }
  return seconds > 0 ? Math.round(seconds) : undefined;
};
