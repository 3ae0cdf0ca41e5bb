import type { Router } from 'express';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import { createShare } from '@yinyom/service-kit/limits/sharing';
import type { ConsentsDeps } from '../createConsentsService';
import type { Stores } from '../createStores';
import { createDecisionDesk, type DecisionDesk } from '../ingest/decisionDesk';
import { bindIngest } from '../ingest/ingest.routes';
import { createIngest } from '../ingest/ingest.service';
import { bindServed } from '../served/served.routes';
import type { Unrecorded } from '../unrecorded/unrecorded.service';
import type { Ledger } from './createLedger';
import type { Sites } from './createSites';

interface Parts extends Pick<ConsentsDeps, 'settings' | 'secrets' | 'logger'> {
  router: Router;
  bind: RouteBinder;
  stores: Stores;
  sites: Sites;
  ledger: Ledger;
  unrecorded: Unrecorded;
}

/** What visitors' browsers send: decisions, and how often a banner was shown. */
export const createIntake = (parts: Parts): DecisionDesk => {
  const { settings, secrets, router, bind, stores, sites, ledger, unrecorded } = parts;
  const { gate } = sites;
  const secret = secrets.INGEST_SECRET;
  const ingest = createIngest({
    ...gate,
    ...ledger,
    consents: stores.consents,
    unrecorded,
    secret,
    rateLimits: settings.RATE_LIMITS,
    share: createShare(stores.tallies, parts.logger),
  });
  bindIngest(router, bind, gate, ingest);
  bindServed(router, bind, { gate, store: stores.served, secret });
  return createDecisionDesk(gate, ingest);
};
