import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import { bindAlertRoutes } from './administration/alerts.routes';
import { createAlertsService } from './administration/alerts.service';
import { createPastAlerts } from './administration/pastAlerts';
import { ALERT_PACES, startAlerts, type AlertStores } from './alerts/startAlerts';
import type { NotifyDeps } from './createNotifyService';
import type { WebhookStore } from './webhooks/webhook.store';

interface Parts extends Pick<
  NotifyDeps,
  | 'settings'
  | 'logger'
  | 'identity'
  | 'websites'
  | 'consents'
  | 'scanner'
  | 'compliance'
  | 'now'
  | 'alertPace'
> {
  stores: AlertStores;
  webhooks: Pick<WebhookStore, 'list'>;
  bind: RouteBinder;
  auditor: Auditor;
}

/** Watches websites, and answers what people and other services ask about alerts. */
export const createWatching = (parts: Parts) => {
  const {
    stores,
    webhooks,
    settings,
    logger,
    identity,
    websites,
    consents,
    scanner,
    compliance,
    bind,
    auditor,
  } = parts;
  const now = parts.now ?? (() => new Date());
  const watching = startAlerts({
    sources: { consents, websites, scanner, identity, compliance },
    pace: { ...ALERT_PACES, ...parts.alertPace },
    stores,
    webhooks,
    settings,
    logger,
    now,
  });
  const alerts = createAlertsService({ alerts: stores.alerts, identity, websites, now });
  bindAlertRoutes(bind, {
    alerts,
    settings: stores.settings,
    watches: stores.watches,
    websites,
    identity,
    auditor,
  });
  const internal = { alertsSince: alerts.alertsSince, ...createPastAlerts(stores.alerts) };
  return { watching, internal };
};
export type Watching = ReturnType<typeof createWatching>;
