import { addDays, bangkokDay } from '@yinyom/contracts/time/bangkokDay';

/** Lengths of the periods the dashboard offers, in days. */
export const PERIODS = ['7', '30', '90', '365'] as const;
export type Period = (typeof PERIODS)[number];
/** Last 30 days unless chosen otherwise (specification §9: the date range helper adds 30 days). */
export const DEFAULT_PERIOD: Period = '30';

export const isPeriod = (value: string | null): value is Period => PERIODS.includes(value as Period);

/** First and last day of a period that ends today, both included. */
export const periodRange = (period: Period, now = new Date()): { from: string; to: string } => {
  const to = bangkokDay(now);
  return { from: addDays(to, 1 - Number(period)), to };
};
