import { FEWEST_FOR_PERCENT } from '@yinyom/contracts/compliance/lateVisitors';
import type { DailyRow } from '@yinyom/contracts/consents/dailyReport';

/** Days that a point of the line counts together: a weekend is no fall. */
const WINDOW = 7;

/**
 * Share of decisions that accepted, of each day with the six before it; null where they are too few.
 * @param today is not over and therefore left out
 */
export const rollingShares = (rows: readonly DailyRow[], today: string): (number | null)[] =>
  rows
    .filter(({ date }) => date !== today)
    .map((_row, at, days) => {
      const window = days.slice(Math.max(0, at - WINDOW + 1), at + 1);
      const total = window.reduce((sum, row) => sum + row.total, 0);
      const accepted = window.reduce((sum, row) => sum + row.accepted, 0);
      return total >= FEWEST_FOR_PERCENT ? accepted / total : null;
    });
