import { FEWEST_FOR_PERCENT } from '@yinyom/contracts/compliance/lateVisitors';
import type { DailyRow } from '@yinyom/contracts/consents/dailyReport';
import { shareInterval } from '@yinyom/contracts/evidence/shareInterval';

/** A day's share of acceptances among its decisions, with the interval that it lies in; null where there are too few. */
export interface DailyShare {
  date: string;
  share: number | null;
  band: [number, number] | null;
}

export const dailyShares = (rows: readonly DailyRow[]): DailyShare[] =>
  rows.map(({ date, accepted, total }) => {
    const found = total >= FEWEST_FOR_PERCENT ? shareInterval(accepted, total) : null;
    return { date, share: found?.share ?? null, band: found && [found.low, found.high] };
  });

const sumOf = (rows: readonly DailyRow[]) => ({
  part: rows.reduce((sum, { accepted }) => sum + accepted, 0),
  whole: rows.reduce((sum, { total }) => sum + total, 0),
});

/**
 * Acceptances among decisions of the days after a publication, and of as many days before it as there are after it, where the
 * period has that many. The day itself is of both and counts for neither.
 */
export const aroundPublication = (rows: readonly DailyRow[], day: string) => {
  const after = rows.filter(({ date }) => date > day);
  const before = rows.filter(({ date }) => date < day).slice(-after.length || rows.length);
  return after.length === 0 || before.length === 0
    ? null
    : { after: sumOf(after), before: sumOf(before), days: before.length };
};
