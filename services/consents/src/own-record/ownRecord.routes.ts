import type { Router } from 'express';
import {
  eraseOwnIdentifiers,
  getOwnConsent,
  getOwnToken,
  RECEIPT_HEADER,
} from '@yinyom/contracts/consents/ownRecord';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import { preflight, siteGate, visitOf, type Gate } from '../gate/siteGate';
import type { OwnRecord } from './ownRecord.service';

/** Rows 84 and 85. */
export const bindOwnRecord = (router: Router, bind: RouteBinder, gate: Gate, ownRecord: OwnRecord): void => {
  router.route(getOwnConsent.path).all(siteGate(gate)).options(preflight('GET', RECEIPT_HEADER));
  router.route(eraseOwnIdentifiers.path).all(siteGate(gate)).options(preflight('DELETE', RECEIPT_HEADER));

  router.route(getOwnToken.path).all(siteGate(gate)).options(preflight('GET', RECEIPT_HEADER));

  bind(getOwnToken, async ({ params, req, res }) => ({
    choice_token: await ownRecord.token(visitOf(res).site, params.consent_id, req.get(RECEIPT_HEADER)),
  }));
  bind(getOwnConsent, async ({ params, query, req, res }) =>
    ownRecord.get(visitOf(res).site, params.consent_id, {
      receipt: req.get(RECEIPT_HEADER),
      isAsked: query.asked !== undefined,
      lang: query.lang,
    }),
  );
  bind(eraseOwnIdentifiers, async ({ params, req, res }) => ({
    erased: await ownRecord.erase(visitOf(res).site, params.consent_id, req.get(RECEIPT_HEADER)),
  }));
};
