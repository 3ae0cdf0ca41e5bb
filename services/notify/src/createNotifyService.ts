import { Router } from 'express';
import { notifyInternal } from '@yinyom/contracts/internal/notify';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { websitesInternal } from '@yinyom/contracts/internal/websites';
import { createAuditor } from '@yinyom/service-kit/auth/auditor';
import { skipDamaged } from '@yinyom/service-kit/database/skipDamaged';
import { ensureIndexes } from '@yinyom/service-kit/database/connectDatabase';
import { createIdempotency } from '@yinyom/service-kit/http/idempotency';
import { routeBinder } from '@yinyom/service-kit/http/route';
import { migrate } from '@yinyom/service-kit/migrations/migrate';
import { createOutbox, type OutboxClient } from '@yinyom/service-kit/outbox/createOutbox';
import { createDataCipher } from '@yinyom/service-kit/secrets/dataCipher';
import type { Service, ServiceDeps } from '@yinyom/service-kit/service';
import { publicUrl } from '@yinyom/service-kit/settings/loadSettings';
import { bindDeliveryRoutes } from './administration/deliveries.routes';
import { createDeliveriesService } from './administration/deliveries.service';
import { bindWebhookRoutes } from './administration/webhooks.routes';
import { createWebhooksService } from './administration/webhooks.service';
import type { WatchSources } from './alerts/sources';
import { createAlertStores, type AlertPace } from './alerts/startAlerts';
import { createWatching, type Watching } from './createWatching';
import { createDeliveryStore } from './queue/delivery.store';
import { createMessageBody } from './queue/messageBody';
import { createDeliverOne } from './sending/deliverOne';
import { createLanes } from './sending/lanes';
import { createSendTry } from './sending/sendTry';
import { createSecretBox, WEBHOOK_SECRETS } from './signing/secretBox';
import { createMonthlyReports } from './sources/monthlyReports';
import { createReadLedgers, type ConsentsClient, type WebsitesClient } from './sources/readLedgers';
import { createTakeEvents } from './sources/takeEvents';
import { createTargetRules, type EgressOverride } from './target/targetRules';
import { createTellAdmins } from './upkeep/tellAdmins';
import { createRemove, createTidy, resealSecrets } from './upkeep/tidy';
import { PACE, startWork, type WorkPace } from './upkeep/startWork';
import { watchBacklog } from './upkeep/watchBacklog';
import { createCursorStore } from './webhooks/cursor.store';
import { createWebhookStore } from './webhooks/webhook.store';

export interface NotifyDeps extends ServiceDeps {
  identity: InternalHandlers<typeof identityInternal>;
  websites: WebsitesClient &
    OutboxClient &
    WatchSources['websites'] &
    Pick<InternalHandlers<typeof websitesInternal>, 'getApplicationOwner'>;
  consents: ConsentsClient & OutboxClient & WatchSources['consents'];
  scanner: OutboxClient & WatchSources['scanner'];
  /** Requests of data subjects; without it no webhook gets their events, and their clocks raise no alert. */
  compliance?: OutboxClient & NonNullable<WatchSources['compliance']>;
  /** For tests: how often things are looked for, and how long a dead process holds them up. */
  pace?: Partial<WorkPace>;
  /** For tests: the same for watching websites. */
  alertPace?: Partial<AlertPace>;
  /** For tests: where names lead to. */
  egress?: EgressOverride;
  /** For tests: the time, where days have to pass. */
  now?: () => Date;
}

export interface NotifyService extends Service<typeof notifyInternal> {
  /** Watching, for tests that let the time pass by themselves. */
  watching: Pick<Watching['watching'], 'roster' | 'rounds' | 'scanned'>;
}

/** Where events are fetched from. */
const outboxesOf = ({ identity, websites, consents, scanner, compliance, database }: NotifyDeps) => [
  ...[identity, websites, consents, scanner],
  ...(compliance ? [compliance] : []),
  createOutbox(database, ['alerts']),
];

/** Watches websites, and tells other systems what happens: webhooks, their messages, and who reads what came of them. */
export const createNotifyService = async (deps: NotifyDeps): Promise<NotifyService> => {
  const { settings, secrets: rings, database, logger, identity, websites, consents } = deps;
  await migrate({ database, service: 'notify', migrations: [], logger });
  const pace = { ...PACE, ...deps.pace };
  const webhooks = createWebhookStore(database);
  const deliveries = createDeliveryStore(database, pace.holdMs);
  const stores = { webhooks, deliveries, cursors: createCursorStore(database) };
  const alertStores = createAlertStores(database);
  const idempotency = createIdempotency(database);
  await ensureIndexes(database, logger);
  const secrets = createSecretBox(createDataCipher(rings.DATA_SECRET, WEBHOOK_SECRETS));
  await skipDamaged('secrets of webhooks', logger, () => resealSecrets(webhooks, secrets, logger));

  const target = createTargetRules(settings, deps.egress);
  const auditor = createAuditor(identity);
  const tellAdmins = createTellAdmins({ webhooks, identity, auditor, logger });
  const sendTry = createSendTry({ target, origin: publicUrl(settings), timeoutMs: pace.timeoutMs });
  const switchedOff = () => work.tellAdmins();
  const bodyOf = createMessageBody(consents);
  const now = deps.now && { now: deps.now };
  const deliver = createDeliverOne({ ...stores, bodyOf, secrets, sendTry, switchedOff, logger, ...now });
  const lanes = createLanes({ webhooks, deliveries, deliver, logger, pace });
  const ledgers = createReadLedgers({ ...stores, consents, websites });
  const router = Router();
  const bind = routeBinder(router, identity, idempotency);
  const alerts = createWatching({ ...deps, stores: alertStores, webhooks, bind, auditor });
  const sources = outboxesOf(deps);
  const work = startWork({
    takeEvents: createTakeEvents({ ...stores, sources, scanned: alerts.watching.scanned }),
    readLedgers: ledgers.run,
    tellMonths: createMonthlyReports({ webhooks, deliveries, websites }),
    tellAdmins,
    tidy: createTidy(stores, identity),
    wake: lanes.wake,
    pace,
    logger,
  });
  const stopWatching = watchBacklog(webhooks, deliveries);

  const remove = createRemove(stores);
  const service = createWebhooksService({ ...stores, ledgers, secrets, target, remove, wake: lanes.wake });
  bindWebhookRoutes(bind, service, auditor);
  const read = createDeliveriesService({ webhooks, deliveries, bodyOf, wake: lanes.wake });
  bindDeliveryRoutes(bind, service, read, auditor);

  return {
    name: 'notify',
    router,
    contract: notifyInternal,
    internal: alerts.internal,
    database,
    watching: alerts.watching,
    close: async () => {
      stopWatching();
      await alerts.watching.stop();
      await work.stop();
      await lanes.close();
    },
  };
};
