import type { AlertFigures } from '@yinyom/contracts/notify/alerts';
import { HOUR_MS } from '@yinyom/contracts/durations';
import { OURS } from '@yinyom/testing/identityStandIn';
import { hourOf, type HourCounts } from '../alert-rules/hourFigures';
import type { AlertPace } from '../alerts/startAlerts';
import { SITE } from './sources';
import { NO_LOOKS, startNotify, type Notify } from './startNotify';

/** Watching never starts by itself: the test says when, and what the time is. */
const STILL: AlertPace = { firstMs: 3_600_000, rosterMs: 3_600_000, roundsMs: 3_600_000, leaseMs: 120_000 };

/**
 * The service with one watched website whose figures and time are in the hands of the test.
 * @param tells whether webhooks are told what happens
 */
export const startWatchStory = async (
  start: Date,
  { env, tells = false }: { env?: Record<string, string>; tells?: boolean } = {},
) => {
  let now = start;
  const notify: Notify = await startNotify({
    alertPace: STILL,
    // What happened stays where it is, for the test to read; nothing is delivered, so the service does not look for it.
    ...(!tells && { pace: NO_LOOKS }),
    now: () => now,
    ...(env && { env }),
  });
  const { watched } = notify.sources;
  const site = {
    application_id: SITE,
    organization_id: OURS,
    domain_name: 'www.example.ac.th',
    site_key: 'site_key_of_test',
    installed: true,
    consent_expiry_days: 365,
    default_language: 'th' as const,
  };
  watched.sites = [site];
  notify.identity.client.organizationContact = async () => ({ name: 'University', dpo: null });
  const { roster, rounds } = notify.service.watching;
  const hours = new Map<number, HourCounts>();

  const story = {
    notify,
    site,
    hours,
    get now() {
      return now;
    },
    set now(moment: Date) {
      now = moment;
    },
    later: (minutes: number): void => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
    /** Makes the same of every hour of the 29 days before. */
    usual: (counts: HourCounts): void => {
      const to = hourOf(now);
      for (let hour = to - 29 * 24; hour < to; hour += 1) hours.set(hour, counts);
    },
    /** What the consents service tells from now on. */
    tellFigures: (shown_at: Date | null = now): void => {
      watched.figures = {
        hours: [...hours].map(([hour, counts]) => ({
          at: new Date(hour * HOUR_MS).toISOString(),
          ...counts,
        })),
        shown_at: shown_at?.toISOString() ?? null,
      };
    },
    /** Everybody is due and looked at once. */
    look: async (): Promise<void> => {
      await roster();
      await notify.connection
        .collection('alert_watches')
        .updateMany({}, { $set: { due_at: now, lease: null } });
      await rounds();
    },
    alerts: async (
      query = '',
    ): Promise<{ rule: string; state: string; figures: AlertFigures; id: string }[]> =>
      (await notify.call('admin')('GET', `/applications/${SITE}/alerts${query}`)).body.entities,
    mails: notify.identity.alertMails,
    /** What webhooks would be told and nobody took over yet. */
    told: async () => {
      const found = await notify.connection
        .collection<{ untold?: { type: string }[] }>('alerts')
        .find({ untold: { $exists: true } })
        .toArray();
      return found.flatMap(({ untold = [] }) => untold.map(({ type }) => type));
    },
    close: notify.close,
  };
  await roster();
  return story;
};
export type WatchStory = Awaited<ReturnType<typeof startWatchStory>>;
