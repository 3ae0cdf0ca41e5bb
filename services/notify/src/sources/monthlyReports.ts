import { TIME_ZONE_OFFSET_MS } from '@yinyom/contracts/constants';
import type { DeliveryStore } from '../queue/delivery.store';
import { newDelivery } from '../queue/newDelivery';
import type { WebhookStore } from '../webhooks/webhook.store';
import type { WebsitesClient } from './readLedgers';

/** Decisions of a month's last minutes are counted by then. */
const GRACE_MS = 10 * 60_000;

const monthOf = (date: Date): string => date.toISOString().slice(0, 7);

/** The newest month, in Asia/Bangkok, whose report will not change any more. */
export const finishedMonth = (now: Date): string => {
  const there = new Date(now.getTime() + TIME_ZONE_OFFSET_MS - GRACE_MS);
  return monthOf(new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth() - 1, 1)));
};

/** When a month ends in Asia/Bangkok. */
const endOf = (month: string): Date => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1) - TIME_ZONE_OFFSET_MS);
};

interface Deps {
  webhooks: WebhookStore;
  deliveries: DeliveryStore;
  websites: WebsitesClient;
}

/** Tells, once a month is over, that its reports are ready. Nobody else knows: a report is made when it is asked for. */
export const createMonthlyReports =
  ({ webhooks, deliveries, websites }: Deps) =>
  async (now = new Date()): Promise<void> => {
    const month = finishedMonth(now);
    for (const { _id, organization_id, report_month } of await webhooks.listeningTo([
      'report.monthly_ready',
    ])) {
      if (report_month >= month) continue;
      const id = String(_id);
      const subject = { organization_id, at: endOf(month) };
      const applications = await websites.listApplicationIds({ organization_id });
      await deliveries.add(
        applications.map((application_id) =>
          newDelivery(
            id,
            `report.monthly_ready:${application_id}:${month}`,
            'report.monthly_ready',
            { ...subject, application_id },
            { month },
            now,
          ),
        ),
      );
      await webhooks.wake([_id], now);
      await webhooks.update(_id, { report_month: month });
    }
  };
