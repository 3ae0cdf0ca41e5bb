import { reminderAt } from '@yinyom/contracts/papers/incidentClock';
import type { Breach } from './Breach';

/**
 * Breaches of personal data whose notice is due: an alert for each reminder, 48, 24, 12 and 3 hours before the end, and one once it is
 * overdue. The reminder is a part of the subject: the next one is a new alert, and ends the one before. Pure.
 */
export const breachNotice = (
  incidents: readonly { id: string; number: string; due_at: string }[],
  now: Date,
): Breach[] =>
  incidents.flatMap(({ id, number, due_at }) => {
    const reminder = reminderAt(new Date(due_at), now);
    if (reminder === null) return [];
    return {
      subject: `${id}:${reminder}`,
      firm: true,
      figures: {
        names: [number],
        ends_at: due_at,
        // At most so many hours are left, however long the alert stays open.
        ...(reminder === 0 ? { found: 'overdue' } : { amount: reminder }),
      },
    };
  });
