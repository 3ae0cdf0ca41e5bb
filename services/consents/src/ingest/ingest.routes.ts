import type { Router } from 'express';
import { recordConsent } from '@yinyom/contracts/consents/ingest';
import { SENT, type RouteBinder } from '@yinyom/service-kit/http/route';
import { preflight, siteGate, visitOf, type Gate } from '../gate/siteGate';
import type { Ingest } from './ingest.service';

/** Row 82. */
export const bindIngest = (router: Router, bind: RouteBinder, gate: Gate, ingest: Ingest): void => {
  router.route(recordConsent.path).all(siteGate(gate)).options(preflight('POST', 'content-type'));
  bind(recordConsent, async ({ body, context, req, res }) => {
    const { site, page, inTime } = visitOf(res);
    const sender = { ip: context.ip, userAgent: req.get('user-agent'), page };
    const { receipt, repeated } = await inTime(ingest.record(site, body, sender));
    // The ledger keeps it: a line of the log per visitor would only say it again.
    context.routine = true;
    if (!repeated) return receipt;
    res.status(200).json(receipt);
    return SENT;
  });
};
