import type { DailyRow } from '@yinyom/contracts/consents/dailyReport';

/** A day of the chart: its figures, or those it has so far. */
export type ChartDay = DailyRow | { date: string; today: DailyRow };

/**
 * The rows of a chart with those of today apart: a day that is not over would look like a fall. Where there is no other day, it
 * stays a row like any.
 */
export const withTodayApart = (
  rows: readonly DailyRow[],
  day: string,
): { data: ChartDay[]; today: DailyRow | null } => {
  const last = rows.at(-1);
  if (!last || last.date !== day || rows.length < 2) return { data: [...rows], today: null };
  return { data: [...rows.slice(0, -1), { date: last.date, today: last }], today: last };
};
