import type { BodyInputOf } from '@yinyom/contracts/endpoint';
import type { createWebhook } from '@yinyom/contracts/notify/webhooks';
import { createLogger } from '@yinyom/service-kit/logger';
import { identityStandIn, OURS } from '@yinyom/testing/identityStandIn';
import { startServiceHarness, testSecrets, testSettings } from '@yinyom/testing/serviceHarness';
import { startTestDatabase } from '@yinyom/testing/testDatabase';
import { createNotifyService, type NotifyDeps } from '../createNotifyService';
import type { WorkPace } from '../upkeep/startWork';
import { sourcesStandIn } from './sources';

/**
 * Everything is looked for soon. Each look asks the database, which is a part of this process: looks that find nothing take the
 * processor from what is waited for. What a stalled machine had begun stays its own: a lease that ends makes a message twice.
 */
const QUICK: Partial<WorkPace> = {
  eventsMs: 100,
  ledgersMs: 100,
  monthsMs: 250,
  noticesMs: 250,
  tidyMs: 3_600_000,
  tickMs: 50,
};
const NEVER_MS = 3_600_000;
/** Nothing is looked for. */
export const NO_LOOKS: Partial<WorkPace> = {
  eventsMs: NEVER_MS,
  ledgersMs: NEVER_MS,
  monthsMs: NEVER_MS,
  noticesMs: NEVER_MS,
  tickMs: NEVER_MS,
};

interface Options extends Pick<NotifyDeps, 'egress' | 'now' | 'alertPace'> {
  env?: Record<string, string>;
  pace?: Partial<WorkPace>;
}

/** What a form sends. */
export const webhookForm = (changes: Partial<BodyInputOf<typeof createWebhook>> = {}) => ({
  name: 'CRM',
  url: 'https://crm.example.ac.th/hooks',
  events: ['scan.finished'],
  high_volume: false,
  include_client_id: false,
  ...changes,
});

/** The service on a real database over real HTTP, with what others tell it in the hands of the test. */
export const startNotify = async ({ env, pace, egress, now, alertPace }: Options = {}) => {
  const database = await startTestDatabase();
  const identity = identityStandIn();
  const sources = sourcesStandIn();
  identity.client.organizationContact = async () => ({ name: 'x', dpo: null });
  const connection = await database.connect('notify');
  const create = () =>
    createNotifyService({
      settings: testSettings(env),
      secrets: testSecrets,
      logger: createLogger('silent'),
      database: connection,
      identity: identity.client,
      websites: sources.websites.client,
      consents: sources.consents.client,
      scanner: sources.scanner.client,
      compliance: sources.compliance,
      pace: { ...QUICK, ...pace },
      ...(egress && { egress }),
      ...(now && { now }),
      ...(alertPace && { alertPace }),
    });
  const service = await create();
  const harness = await startServiceHarness(service);
  /** Calls any address below /api/v1. */
  const call =
    (user: string) => (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
      harness.send(method, path, {
        token: harness.tokenFor(user, `session-of-${user}`),
        ...(body !== undefined && { body }),
        ...(headers && { headers }),
      });
  const as =
    (user: string) => (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
      call(user)(method, `/organizations/${OURS}/webhooks${path}`, body, headers);
  const admin = as('admin');
  return {
    ...harness,
    service,
    identity,
    sources,
    connection,
    as,
    call,
    admin,
    /** Adds a webhook as an Admin. */
    add: async (changes: Partial<BodyInputOf<typeof createWebhook>> = {}) => {
      const { status, body } = await admin('POST', '', webhookForm(changes));
      if (status !== 201) throw new Error(JSON.stringify(body));
      return body as { id: string; etag: string; secret: string; public_key: string | null };
    },
    /** One more process on the same database. */
    another: create,
    close: async () => {
      await harness.close();
      await service.close();
      await database.close();
    },
  };
};
export type Notify = Awaited<ReturnType<typeof startNotify>>;

/** A little less than a test of this room has. */
const LONGEST_MS = 240_000;
/** Pauses between two looks (milliseconds): most looks ask the database, which is a part of this process. */
const PAUSES = { first: 10, growth: 1.2, longest: 60 };

/** Waits until something is so. @throws Error that shows what it was */
export const until = async <T>(
  look: () => T | Promise<T>,
  isSo: (seen: T) => boolean,
  ms = LONGEST_MS,
): Promise<T> => {
  const end = Date.now() + ms;
  for (let pause = PAUSES.first; ; pause = Math.min(pause * PAUSES.growth, PAUSES.longest)) {
    const seen = await look();
    if (isSo(seen)) return seen;
    if (Date.now() > end) throw new Error(`not so within ${ms} ms: ${JSON.stringify(seen)?.slice(0, 500)}`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
};
