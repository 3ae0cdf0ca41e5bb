import { RENOTIFY_MS } from '@yinyom/contracts/notify/alertRules';
import type { QuietHours } from '@yinyom/contracts/notify/alertSettings';
import { mailTime } from '../alert-rules/mailTime';
import type { AlertRecord } from './AlertRecord';
import type { AlertStore } from './alert.store';

/**
 * Tells again of what still stands: of a critical alert that nobody took care of every 24 hours, and of one that was put
 * off when its time is over.
 */
export const createRemind =
  (alerts: AlertStore) =>
  async (standing: readonly AlertRecord[], quiet: QuietHours, now: Date): Promise<void> => {
    for (const { _id, state, severity, mail, mailed_at, snoozed_until } of standing) {
      const when = mailTime(severity, quiet, now);
      if (state === 'snoozed' && snoozed_until && snoozed_until <= now)
        await alerts.tellAgain(_id, 'snoozed', when, now);
      const old = mailed_at !== null && now.getTime() - mailed_at.getTime() >= RENOTIFY_MS;
      if (state === 'raised' && severity === 'critical' && mail === null && old)
        await alerts.tellAgain(_id, 'raised', when, now);
    }
  };
