import type { ConsentProof } from '@yinyom/contracts/consents/proof';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import { canonicalJson } from 'yinyom-verify/canonicalJson';
import { sha256 } from 'yinyom-verify/hashes';
import type { OwnedApplication } from '../access/applicationAccess';
import { controllerName } from '../sites/controllerName';
import type { WebsitesClient } from '../sites/siteDirectory';
import { drawBanner } from '../documents/drawBanner';
import type { ConsentLogs } from '../consent-logs/consentLogs.service';
import { signReceipt } from '../record/receipt';
import type { LogRecord } from '../record/LogRecord';
import { hashedContent } from '../record/recordHash';
import type { LedgerKeys } from '../sealing/ledgerKeys';

/** Row 73: collects what proves one decision. @param secret INGEST_SECRET */
export const createProof =
  (
    logs: ConsentLogs,
    ledgerKeys: Pick<LedgerKeys, 'known'>,
    websites: Pick<WebsitesClient, 'getBannerLook' | 'listReviews' | 'controllerOf' | 'getPublishedVersion'>,
    secret: KeyRing,
  ) =>
  async (record: LogRecord, application: OwnedApplication): Promise<ConsentProof> => {
    const { id, domain_name, site_key, sample, member } = application;
    const version = { application_id: id, version: record.template_version };
    const [consent, keys, look, reviews, contact, published] = await Promise.all([
      logs.detail(record, member.role),
      ledgerKeys.known(),
      websites.getBannerLook(version),
      websites.listReviews(version),
      websites.controllerOf({ application_id: id }),
      websites.getPublishedVersion(version),
    ]);
    const { snapshot, notice } = consent;
    const matches = snapshot && sha256(canonicalJson(snapshot)) === notice.sha256;
    const drawing = drawBanner(consent, look, matches);
    return {
      generated_at: new Date().toISOString(),
      controller: {
        organization_id: member.organizationId,
        organization_name: controllerName(contact, member.organizationName),
        application_id: id,
        domain_name,
        site_key,
        dpo: contact?.dpo ?? null,
        ...(contact?.contact_email && { contact_email: contact.contact_email }),
        ...(sample && { sample }),
      },
      ...(drawing && { drawing }),
      reviews,
      ...(published?.inherited_from && { inherited_from: published.inherited_from }),
      consent,
      snapshot_matches: matches,
      hashed_content: hashedContent(record),
      receipt: signReceipt(site_key, { consentId: consent.id, seq: record.seq, hash: record.hash }, secret),
      keys,
    };
  };
export type Prove = ReturnType<typeof createProof>;
