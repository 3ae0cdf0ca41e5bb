import { reminderAt, type ReminderHours } from '@yinyom/contracts/papers/incidentClock';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { complianceInternal } from '@yinyom/contracts/internal/compliance';
import type { Breach } from './Breach';
import { controllerFigures } from './controllerFigures';

type Clock = Awaited<ReturnType<InternalHandlers<typeof complianceInternal>['incidentClocks']>>[number];

/** Which sentence fits: the law gives the hours to controllers alone, processors have those of their agreement. */
const foundOf = ({ acting_as, agreed_hours }: Clock, reminder: ReminderHours) => {
  if (acting_as === 'controller') return reminder === 0 ? 'overdue' : undefined;
  if (reminder === 0) return 'controller_overdue';
  return agreed_hours === null ? 'controller_usual' : 'controller';
};

/**
 * Breaches of personal data whose notice is due: an alert for each reminder, 48, 24, 12 and 3 hours before the end, and one once it is
 * overdue. The reminder is a part of the subject: the next one is a new alert, and ends the one before. Pure.
 */
export const breachNotice = (incidents: readonly Clock[], now: Date): Breach[] =>
  incidents.flatMap((clock) => {
    const { id, number, due_at } = clock;
    const reminder = reminderAt(new Date(due_at), now);
    if (reminder === null) return [];
    const found = foundOf(clock, reminder);
    return {
      subject: `${id}:${reminder}`,
      firm: true,
      figures: {
        names: [number],
        ends_at: due_at,
        ...controllerFigures(clock),
        // At most so many hours are left, however long the alert stays open.
        ...(reminder !== 0 && { amount: reminder }),
        ...(found !== undefined && { found }),
      },
    };
  });
