import { bangkokDay } from './bangkokDay';

/** Lengths of the periods the dashboard offers, in days. */
export const PERIODS = ['7', '30', '90', '365'] as const;
export type Period = (typeof PERIODS)[number];
/** Last 30 days unless chosen otherwise (specification §9: the date range helper adds 30 days). */
export const DEFAULT_PERIOD: Period = '30';

export const isPeriod = (value: string | null): value is Period => PERIODS.includes(value as Period);

/** First and last day of a period that ends today, both included. */
export const periodRange = (period: Period, now?: Date): { from: string; to: string } => ({
  from: bangkokDay(Number(period) - 1, now),
  to: bangkokDay(0, now),
});
