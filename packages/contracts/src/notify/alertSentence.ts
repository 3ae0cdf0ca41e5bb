import { ownValue } from '../ownValue';
import { LOCALE_TAGS, type Lang } from '../constants';
import { bangkokTime } from '../time/bangkokTime';
import type { AlertWords } from './alert-words/AlertWords';
import type { AlertFigures, AlertShare } from './alerts';
import type { AlertRule } from './alertRules';

/** What is told of an alert. */
export interface AlertSentence {
  title: string;
  /** The figures that it was raised on. */
  text: string;
  /** What to do next. */
  next: string;
}
/** How moments and days are written; people in the console have a calendar of their own. */
interface Dates {
  time(moment: string): string;
  day(day: string): string;
}
const PLAIN: Dates = {
  time: (moment) => bangkokTime(new Date(moment)),
  day: (day) => day.split('-').reverse().join('/'),
};
interface Told {
  rule: AlertRule;
  figures: AlertFigures;
}

const percent = (value: number, lang: Lang): string =>
  new Intl.NumberFormat(LOCALE_TAGS[lang], {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(value);
const points = (value: number, lang: Lang): string =>
  new Intl.NumberFormat(LOCALE_TAGS[lang], { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    value * 100,
  );

/** Which of a rule's sentences fits. */
const variant = (
  { silent_since, found, item, signal, usual }: AlertFigures,
  kind: 'text' | 'next',
): string => {
  if (signal) return signal.code;
  if (item?.seen_by === 'visitors') return 'visitors';
  if (item)
    return kind === 'text' ? (item.before_consent ? 'before' : 'other') : item.hold ? 'hold' : 'other';
  if (found !== undefined && (kind === 'next' || found === 'unsigned')) return found;
  if (usual && kind === 'text') return 'usual';
  return silent_since ? 'silent' : 'other';
};

const valuesOf = (
  figures: AlertFigures,
  words: AlertWords,
  lang: Lang,
  { time, day: dayText }: Dates,
): Record<string, string> => {
  const number = (value: number) => new Intl.NumberFormat(LOCALE_TAGS[lang]).format(value);
  const interval = (given: AlertShare) =>
    fill(words.share, {
      share: percent(given.share, lang),
      low: points(given.low, lang),
      high: points(given.high, lang),
    });
  const { measured, usual, window, item, signal, names, day } = figures;
  const given: Record<string, string | undefined> = {
    ...(measured && {
      measured: interval(measured),
      count: number(measured.count),
      total: number(measured.total),
    }),
    ...(usual && {
      usual: interval(usual),
      usual_share: percent(usual.share, lang),
      usual_total: number(usual.total),
    }),
    ...(window && { from: time(window.from), to: time(window.to) }),
    ...(item && {
      name: item.name,
      domain: item.domain,
      page: item.page,
      set_by: item.set_by ?? '–',
      hold: item.hold ?? '',
    }),
    ...(signal && { company: signal.company, page: signal.page, sent: signal.sent }),
    names: names?.join(', '),
    day: day === undefined ? undefined : dayText(day),
    url: figures.url,
    found: figures.found,
    amount: figures.amount === undefined ? undefined : number(figures.amount),
    expected: figures.expected === undefined ? undefined : number(Math.round(figures.expected)),
    silent_since: figures.silent_since ? time(figures.silent_since) : undefined,
    since: figures.since ? time(figures.since) : undefined,
    ends_at: figures.ends_at ? time(figures.ends_at) : undefined,
  };
  return Object.fromEntries(
    Object.entries(given).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
};

const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => ownValue(values, name) ?? whole);

/** Label of the link to where something is done about it. Pure. */
export const alertAction = ({ rule, figures }: Told, words: AlertWords): string => {
  const { action, actions } = words.rule[rule];
  return actions?.[variant(figures, 'next')] ?? action;
};

/**
 * What is wrong, the figures behind it with their interval, and what to do. Pure; the same on screen and in mails.
 * @param dates by default days of Bangkok as DD/MM/YYYY
 */
export const alertSentence = (
  { rule, figures }: Told,
  words: AlertWords,
  lang: Lang,
  dates: Dates = PLAIN,
): AlertSentence => {
  const { title, titles, text, next } = words.rule[rule];
  const values = valuesOf(figures, words, lang, dates);
  const pick = (texts: Record<string, string>, kind: 'text' | 'next') =>
    fill(texts[variant(figures, kind)] ?? texts['other'] ?? '', values);
  const heading = titles?.[variant(figures, 'text')] ?? title;
  return { title: fill(heading, values), text: pick(text, 'text'), next: pick(next, 'next') };
};
