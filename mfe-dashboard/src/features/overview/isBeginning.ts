import type { WebsiteOverview } from '@yinyom/contracts/consents/overview';
import type { PeriodFigures } from '@yinyom/contracts/consents/summary';

/**
 * Whether there is nothing to show figures of: nobody decided in the period that is looked at, and nobody in the last 60
 * days. Then zeros and an empty chart would only look like an answer.
 */
export const isBeginning = (
  summary: Pick<PeriodFigures, 'decisions'> | undefined,
  overview: Pick<WebsiteOverview, 'visitors'> | undefined,
): boolean => {
  if (!summary || !overview || summary.decisions > 0) return false;
  const { decided, before } = overview.visitors;
  return decided === 0 && before.decided === 0;
};
