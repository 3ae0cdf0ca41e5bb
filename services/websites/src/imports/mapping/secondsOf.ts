import { DURATION_UNITS } from '@yinyom/contracts/websites/cookieDuration';
import { plainText } from './plainText';

const { year, month, day, hour, minute, second } = DURATION_UNITS;
/** Words for units in English, German, French and Thai; longer ones first, since "minutes" begins as "min". */
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:years?|yrs?|jahr(?:en?)?|ans?\b|années?|años?|ปี|年|ឆ្នាំ)/iu, year],
  [/^(?:months?|monat(?:en?)?|mois|mes(?:es)?|เดือน|(?:个|か|ヶ|ケ)?月|ខែ)/iu, month],
  [/^(?:weeks?|wochen?|semaines?|สัปดาห์|อาทิตย์|周|週間?|សប្ដាហ៍)/iu, 7 * day],
  [/^(?:days?|tag(?:en?)?|jours?|d[ií]as?|วัน|天|日|ថ្ងៃ)/iu, day],
  [/^(?:hours?|hrs?|stunden?|heures?|horas?|ชั่วโมง|ชม\.?|小时|時間|ម៉ោង)/iu, hour],
  [/^(?:minutes?|minuten?|minutos?|mins?|นาที|分钟|分|នាទី)/iu, minute],
  [/^(?:seconds?|sekunden?|secondes?|secs?|s\b|วินาที|秒|វិនាទី)/iu, second],
];
/** A duration in words is shorter. */
const MOST_CHARACTERS = 200;
const SESSION =
  /^(?:session|sitzung|เซสชัน|ตลอดเซสชัน|end of session|browser session|会话|セッション|សម័យ)|(?:เมื่อ|จนกว่าจะ)ปิด|when .{0,30}(?:browser|session) .{0,10}(?:close|end)|browser (?:is )?closed?|close of browser|关闭浏览器|ブラウザ.{0,3}閉じ/iu;
/** Words around a duration that say no more than that it is one. */
const AROUND =
  /^(?:expires?|expired|after|in|within|up to|maximum|max|about|approx|for|lasts|nach|läuft|bis zu|après|ca|หมดอายุ|ภายใน|หลังจาก|หลัง|ประมาณ|ไม่เกิน|สูงสุด|อายุ|เก็บไว้|เป็นเวลา)[\s:.]*/iu;
const AFTER = /(?:after .{0,60}|from .{0,60}|later|นับจาก.{0,60}|หลังจาก.{0,60})$/iu;
const MOST_WORDS_AROUND = 5;
/** "a year", "one month", "ein Tag". */
const ONE = /^(?:an?|one|eine?n?|une?|หนึ่ง)\s+/iu;

const withoutWordsAround = (text: string): string => {
  let rest = text;
  for (let round = 0; round < MOST_WORDS_AROUND && AROUND.test(rest); round++)
    rest = rest.replace(AROUND, '');
  return rest.replace(AFTER, '').replace(ONE, '1 ').replace(/\.$/u, '').trim();
};
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
  rest = withoutWordsAround(rest);
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
