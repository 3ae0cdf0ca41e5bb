import { ROLES } from '@yinyom/contracts/constants';
import type { ConsentReceipt } from '@yinyom/contracts/consents/consentReceipt';
import { publicPath } from '@yinyom/notice/configuration/publicPath';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import type { Settings } from '@yinyom/service-kit/settings/definitions';
import { receiptContent, receiptHeader } from 'yinyom-verify/receiptContent';
import type { ConsentLogs } from '../consent-logs/consentLogs.service';
import type { LogRecord } from '../record/LogRecord';
import { createEvidenceMonths } from '../retention/evidenceMonths';
import type { LedgerKeys } from '../sealing/ledgerKeys';
import type { WebsitesClient } from '../sites/siteDirectory';
import { toReceipt } from './toReceipt';
import { toReceiptLd } from './toReceiptLd';

interface Parts {
  logs: ConsentLogs;
  keys: Pick<LedgerKeys, 'current' | 'known'>;
  websites: Pick<WebsitesClient, 'getApplicationOwner' | 'getEvidenceOwner' | 'controllerOf'>;
  identity: Pick<IdentityClient, 'organizationRetention'>;
  /** Origin of the platform. */
  origin: string;
  settings: Pick<Settings, 'EVIDENCE_MONTHS' | 'OPERATOR_NAME' | 'CONTACT_ADDRESS' | 'SUPPORT_EMAIL'>;
}

/** Makes receipts of decisions by ISO/IEC TS 27560, signed with the key of the days. */
export const createReceipts = ({ logs, keys, websites, identity, origin, settings }: Parts) => {
  const monthsOf = createEvidenceMonths(websites, identity, settings);
  const { OPERATOR_NAME: name, CONTACT_ADDRESS: address, SUPPORT_EMAIL: contact } = settings;
  const processor = name ? { name, ...(address && { address }), ...(contact && { contact }) } : null;

  const unsigned = async (record: LogRecord, domainName: string, siteKey: string) => {
    const { application_id, previous_consent_id } = record;
    const [detail, previous, owner, organization, retentionMonths, known] = await Promise.all([
      // The role decides about address and browser, which no receipt has.
      logs.detail(record, ROLES.viewer),
      previous_consent_id === null ? null : logs.record(previous_consent_id),
      websites.getApplicationOwner({ application_id }),
      websites.controllerOf({ application_id }),
      monthsOf(application_id),
      keys.known(),
    ]);
    const reached = organization?.contact_email ?? organization?.dpo?.email;
    return toReceipt({
      record,
      previous,
      domainName,
      controller: { name: organization?.name ?? domainName, ...(reached && { contact: reached }) },
      processor,
      snapshot: detail.snapshot,
      policyUrl: (version) => `${origin}${publicPath(siteKey)}/policy/${version}.html`,
      ...(owner?.data_location && { dataLocation: owner.data_location }),
      retentionMonths,
      proof: detail.integrity,
      keys: known,
      issuedAt: new Date(),
    });
  };

  const signed = async <Unsigned extends object>(
    receipt: Unsigned,
  ): Promise<Unsigned & { signature: string }> => {
    const key = await keys.current();
    const header = receiptHeader(key.id);
    return { ...receipt, signature: `${header}..${key.sign(receiptContent(header, receipt))}` };
  };

  return {
    json: async (record: LogRecord, domainName: string, siteKey: string): Promise<ConsentReceipt> =>
      signed(await unsigned(record, domainName, siteKey)),
    jsonLd: async (record: LogRecord, domainName: string, siteKey: string): Promise<object> =>
      signed(toReceiptLd(await unsigned(record, domainName, siteKey))),
  };
};
export type Receipts = ReturnType<typeof createReceipts>;
