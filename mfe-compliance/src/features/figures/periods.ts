import { addDays, bangkokToday } from '@yinyom/contracts/time/bangkokDay';

export const PERIODS = ['all', 'year', 'days_90'] as const;
export type Period = (typeof PERIODS)[number];

/** First and last day of receipt of a period in Asia/Bangkok; nothing: all. */
export const periodDays = (period: Period, today = bangkokToday()): { from?: string; to?: string } => {
  if (period === 'all') return {};
  return { from: period === 'year' ? `${today.slice(0, 4)}-01-01` : addDays(today, -89), to: today };
};

/** The last months, this one first, as first and last day of each. */
export const lastMonths = (count: number, today = bangkokToday()): { from: string; to: string }[] => {
  const months: { from: string; to: string }[] = [];
  let last = today;
  while (months.length < count) {
    const from = `${last.slice(0, 7)}-01`;
    months.push({ from, to: last });
    last = addDays(from, -1);
  }
  return months;
};
