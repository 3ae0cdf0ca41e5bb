import type { consentsInternal } from '@yinyom/contracts/internal/consents';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import { PLANNED_DECISION_DAYS } from '@yinyom/contracts/groups/groupPublication';

/** What the consents service is asked about websites whose visitors would be asked again. */
export type DecisionFigures = Pick<InternalHandlers<typeof consentsInternal>, 'watchFigures'>;

/**
 * How many decisions visitors of a website made in the last 30 days; null: not known, as the consents service is away or runs where
 * this process does not know.
 */
export const createRecentDecisions =
  (figures: DecisionFigures | undefined) =>
  async (application_id: string): Promise<number | null> => {
    const found = await figures
      ?.watchFigures({ application_id, days: PLANNED_DECISION_DAYS })
      .catch(() => null);
    return found ? found.hours.reduce((sum, { decisions }) => sum + decisions, 0) : null;
  };
export type RecentDecisions = ReturnType<typeof createRecentDecisions>;
