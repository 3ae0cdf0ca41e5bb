import { LOCALE_TAGS, type Lang } from '@yinyom/contracts/constants';
import type { AlertRule } from '@yinyom/contracts/notify/alertRules';
import type { AlertFigures, AlertShare } from '@yinyom/contracts/notify/alerts';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { bangkokTime } from '@yinyom/contracts/time/bangkokTime';
import { writtenDay } from '@yinyom/contracts/time/writtenDay';
import type { AlertWords } from '../alert/alertWords';
import { fillText } from './fillText';

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
const plainDates = (lang: Lang): Dates => {
  const day = (date: string) => writtenDay(date, lang === 'th');
  return {
    day,
    time: (moment) => `${day(bangkokDay(new Date(moment)))} ${bangkokTime(new Date(moment)).slice(-5)}`,
  };
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

/** What was found that the first sentence says, too, and not only what to do about it. */
const IN_TEXT = ['unsigned', 'overdue', 'ends'];

/** Which of a rule's sentences fits. */
const variant = (
  { silent_since, found, item, signal, usual, controller }: AlertFigures,
  kind: 'text' | 'next',
): string => {
  if (signal) return signal.code;
  if (item?.seen_by === 'visitors') return 'visitors';
  if (item)
    return kind === 'text' ? (item.before_consent ? 'before' : 'other') : item.hold ? 'hold' : 'other';
  // A processor is worded otherwise than a controller, and does the same in each case.
  if (found?.startsWith('controller')) return kind === 'next' ? 'controller' : found;
  if (found !== undefined && (kind === 'next' || IN_TEXT.includes(found))) return found;
  if (usual && kind === 'text') return 'usual';
  // Rules whose figures name nothing else name the client; the others have no such text.
  if (controller !== undefined && kind === 'text') return 'client';
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
    fillText(words.share, {
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

/** How one rule is worded; what was found decides which text fits. */
interface RuleWords {
  title: string;
  /** Headings other than `title`, by what was found. */
  titles?: Readonly<Record<string, string>>;
  text: Readonly<Record<string, string>>;
  next: Readonly<Record<string, string>>;
  action: string;
  actions?: Readonly<Record<string, string>>;
}

/** Label of the link to where something is done about it. Pure. */
export const alertAction = ({ rule, figures }: Told, words: AlertWords): string => {
  const { action, actions }: RuleWords = words.rule[rule];
  return actions?.[variant(figures, 'next')] ?? action;
};

/**
 * What is wrong, the figures behind it with their interval, and what to do. Pure; the same on screen and in mails.
 * @param dates by default days of Bangkok in figures, in Thai with years of the Buddhist era
 */
export const alertSentence = (
  { rule, figures }: Told,
  words: AlertWords,
  lang: Lang,
  dates: Dates = plainDates(lang),
): AlertSentence => {
  const { title, titles, text, next }: RuleWords = words.rule[rule];
  const values = valuesOf(figures, words, lang, dates);
  const pick = (texts: Readonly<Record<string, string>>, kind: 'text' | 'next') =>
    fillText(texts[variant(figures, kind)] ?? texts['other'] ?? '', values);
  const heading = titles?.[variant(figures, 'text')] ?? title;
  return { title: fillText(heading, values), text: pick(text, 'text'), next: pick(next, 'next') };
};
