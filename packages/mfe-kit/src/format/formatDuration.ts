import type { Lang } from '@yinyom/contracts/constants';

const HOUR = 3600;
const DAY = 86_400;

type Unit = 'hour' | 'day' | 'week' | 'month' | 'year';

/** Seconds from which a unit is used, and the seconds in one (specification §9). */
const STEPS: readonly { from: number; unit: Unit; seconds: number }[] = [
  { from: 31_536_000, unit: 'year', seconds: 31_536_000 },
  { from: 2_630_000, unit: 'month', seconds: 2_630_000 },
  { from: 604_800, unit: 'week', seconds: 604_800 },
  { from: DAY, unit: 'day', seconds: DAY },
  { from: HOUR, unit: 'hour', seconds: HOUR },
];

/** Values an owner can choose keep the label of the choice: 28 days is "1 month", not "4 weeks". */
const CHOICES: Record<number, { count: number; unit: Unit }> = {
  43_200: { count: 12, unit: 'hour' },
  86_400: { count: 1, unit: 'day' },
  2_419_200: { count: 1, unit: 'month' },
  31_536_000: { count: 1, unit: 'year' },
  63_072_000: { count: 2, unit: 'year' },
};

const NAMES: Record<Lang, Record<Unit | 'session' | 'persistent', string>> = {
  th: {
    hour: 'ชั่วโมง',
    day: 'วัน',
    week: 'สัปดาห์',
    month: 'เดือน',
    year: 'ปี',
    session: 'เซสชัน',
    persistent: 'ถาวร',
  },
  en: {
    hour: 'hour',
    day: 'day',
    week: 'week',
    month: 'month',
    year: 'year',
    session: 'Session',
    persistent: 'Persistent',
  },
  cn: { hour: '小时', day: '天', week: '周', month: '个月', year: '年', session: '会话', persistent: '永久' },
  jp: {
    hour: '時間',
    day: '日',
    week: '週間',
    month: 'か月',
    year: '年',
    session: 'セッション',
    persistent: '無期限',
  },
  kh: {
    hour: 'ម៉ោង',
    day: 'ថ្ងៃ',
    week: 'សប្ដាហ៍',
    month: 'ខែ',
    year: 'ឆ្នាំ',
    session: 'សម័យ',
    persistent: 'អចិន្ត្រៃយ៍',
  },
};

const phrase = (count: number, unit: Unit, lang: Lang): string => {
  const name = NAMES[lang][unit];
  if (lang === 'cn' || lang === 'jp') return `${count}${name}`;
  return `${count} ${name}${lang === 'en' && count !== 1 ? 's' : ''}`;
};

/** A cookie's life in words (specification §9): below an hour it is a session, `null` never ends. */
export const formatDuration = (seconds: number | null, lang: Lang): string => {
  if (seconds === null) return NAMES[lang].persistent;
  const choice = CHOICES[seconds];
  if (choice) return phrase(choice.count, choice.unit, lang);
  const step = STEPS.find((candidate) => seconds >= candidate.from);
  return step ? phrase(Math.floor(seconds / step.seconds), step.unit, lang) : NAMES[lang].session;
};
