import type { Router } from 'express';
import {
  getConsentReceipt,
  getConsentReceiptLd,
  getOwnReceipt,
  getOwnReceiptLd,
} from '@yinyom/contracts/consents/consentReceipt';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { RECEIPT_HEADER } from '@yinyom/contracts/consents/ownRecord';
import { notFound } from '@yinyom/service-kit/AppError';
import { auditEventOf } from '@yinyom/service-kit/auth/auditor';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import { SENT, type Call, type RouteBinder } from '@yinyom/service-kit/http/route';
import type { Response } from '@yinyom/service-kit/request/requestContext';
import type { ApplicationAccess } from '../access/applicationAccess';
import type { Consents } from '../consents/consents.service';
import { fileHost } from '../exports/fileHost';
import { preflight, siteGate, visitOf, type Gate } from '../gate/siteGate';
import type { OwnRecord } from '../own-record/ownRecord.service';
import type { LogRecord } from '../record/LogRecord';
import type { Receipts } from './receipts.service';

interface Parts {
  router: Router;
  bind: RouteBinder;
  gate: Gate;
  access: ApplicationAccess;
  consents: Consents;
  ownRecord: OwnRecord;
  receipts: Receipts;
  identity: IdentityClient;
}

/** The website of a decision. */
interface Where {
  host: string;
  siteKey: string;
}

/** Receipts of decisions: for the visitor who holds the token of one, and for the owner, which is itself recorded. */
export const bindReceipts = (parts: Parts): void => {
  const { router, bind, gate, access, consents, ownRecord, receipts, identity } = parts;
  for (const { path } of [getOwnReceipt, getOwnReceiptLd])
    router.route(path).all(siteGate(gate)).options(preflight('GET', RECEIPT_HEADER));

  const asFile = (res: Response, host: string, record: LogRecord, ending: string): void => {
    const name = `${fileHost(host)}-receipt-${record._id.toHexString()}.${ending}`;
    res.setHeader('Content-Disposition', `attachment; filename="${name}"`);
  };
  const sendLd = async (res: Response, { host, siteKey }: Where, record: LogRecord): Promise<typeof SENT> => {
    const receipt = await receipts.jsonLd(record, host, siteKey);
    asFile(res, host, record, 'jsonld');
    res.status(200).type('application/ld+json').send(JSON.stringify(receipt));
    return SENT;
  };

  bind(getOwnReceipt, async ({ params, req, res }) => {
    const { site } = visitOf(res);
    const record = await ownRecord.copyOf(site, params.consent_id, req.get(RECEIPT_HEADER));
    const receipt = await receipts.json(record, site.host, site.site_key);
    asFile(res, site.host, record, 'json');
    return receipt;
  });
  bind(getOwnReceiptLd, async ({ params, req, res }) => {
    const { site } = visitOf(res);
    const record = await ownRecord.copyOf(site, params.consent_id, req.get(RECEIPT_HEADER));
    return sendLd(res, { host: site.host, siteKey: site.site_key }, record);
  });

  const ownersRecord = async (
    call: Pick<Call<AnyEndpoint>, 'member' | 'context'>,
    id: string,
  ): Promise<{ record: LogRecord } & Where> => {
    const record = await consents.record(id);
    const application = await access(call, record?.application_id ?? null);
    if (!record) throw notFound();
    await identity.recordAudit(
      auditEventOf(call.context, application.member.organizationId, {
        action: 'consent.proof',
        target: { type: 'consent', id, label: application.domain_name },
      }),
    );
    return { record, host: application.domain_name, siteKey: application.site_key };
  };
  bind(getConsentReceipt, async (call) => {
    const { record, host, siteKey } = await ownersRecord(call, call.params.id);
    const receipt = await receipts.json(record, host, siteKey);
    asFile(call.res, host, record, 'json');
    return receipt;
  });
  bind(getConsentReceiptLd, async (call) => {
    const { record, ...where } = await ownersRecord(call, call.params.id);
    return sendLd(call.res, where, record);
  });
};
