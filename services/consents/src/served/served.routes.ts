import type { Router } from 'express';
import { recordServed } from '@yinyom/contracts/consents/ingest';
import { bangkokDay } from '../figures/bangkokDay';
import type { RouteBinder } from '../RouteBinder';
import { preflight, siteGate, visitOf, type Gate } from '../sites/siteGate';
import type { ServedStore } from './served.store';

/** Row 83. Versions and languages that the site never published are passed over: nobody can make rows at will. */
export const bindServed = (router: Router, bind: RouteBinder, gate: Gate, store: ServedStore): void => {
  router.route(recordServed.path).all(siteGate(gate)).options(preflight('POST', 'content-type'));
  bind(recordServed, async ({ body, res }) => {
    const { site, page } = visitOf(res);
    if (site.enabled && page !== null) gate.sightings.own(site, page);
    const items = body.items.filter(
      ({ version, language }) => version <= site.version && site.languages.includes(language),
    );
    if (site.enabled && items.length > 0) await store.add(site.application_id, bangkokDay(new Date()), items);
    return undefined;
  });
};
