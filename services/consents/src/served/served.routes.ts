import type { Router } from 'express';
import { recordServed } from '@yinyom/contracts/consents/ingest';
import { rejected } from '@yinyom/service-kit/AppError';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { bannersServed } from '@yinyom/service-kit/metrics/instruments';
import { createTokenReader } from './shownConfig';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import { preflight, siteGate, visitOf, type Gate } from '../gate/siteGate';
import type { ServedStore } from './served.store';

interface Parts {
  gate: Gate;
  store: ServedStore;
  /** INGEST_SECRET */
  secret: KeyRing;
}

/**
 * Row 83. Only what the sender's own configuration shows is counted, once per request and language: a figure that
 * strangers can raise at will is no evidence of anything.
 */
export const bindServed = (router: Router, bind: RouteBinder, { gate, store, secret }: Parts): void => {
  const readToken = createTokenReader(secret);
  router.route(recordServed.path).all(siteGate(gate)).options(preflight('POST', 'content-type'));
  bind(recordServed, async ({ body, res }) => {
    const { site, page } = visitOf(res);
    const shown = readToken(site, body.config_token);
    if (!shown) throw rejected('config_token_invalid');
    if (!site.enabled) return undefined;
    if (page !== null) gate.sightings.own(site, page);
    const items = body.items.filter(
      ({ version, language }) =>
        version === shown.version && version <= site.version && site.languages.includes(language),
    );
    const now = new Date();
    if (items.length > 0) await store.add(site.application_id, bangkokDay(now), items, now);
    bannersServed.inc(items.reduce((sum, { count }) => sum + count, 0));
    return undefined;
  });
};
