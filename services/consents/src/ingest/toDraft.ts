import { randomUUID } from 'node:crypto';
import type { RecordConsentBody } from '@yinyom/contracts/consents/ingest';
import type { Key } from '@yinyom/service-kit/secrets/keyRing';
import { commitment, networkValue } from 'yinyom-verify/hashes';
import { truncateIp } from '@yinyom/service-kit/request/truncateIp';
import type { PublishedSite, PublishedVersion } from '../sites/siteDirectory';
import type { LogDraft } from '../record/LogDraft';
import type { Network } from '../record/LogRecord';
import { browserFamilyOf, deviceOf } from './browserOf';
import { cleanPageUrl, cleanReferrer } from './cleanAddress';
import { consentIdOf } from '../record/consentIdOf';
import { fingerprintOf } from './eventId';
import { originOf } from './originOf';
import { judgeCategories, resultOf } from '../record/judgeDecision';

/** From where a decision came, as the server saw it. */
export interface Sender {
  ip: string;
  userAgent: string | undefined;
  /** Host of the site's page that the browser named as the origin; null when it named none. */
  page: string | null;
}

interface Shown {
  version: PublishedVersion;
  noticeSha256: string;
  stale: boolean;
}

/** 122 random bits; unlike other random bytes these come from a stock that Node keeps, at a tenth of the cost. */
const newSalt = randomUUID;

/** Address and browser, shortened, as far as the owner wants them kept. */
const networkOf = (site: PublishedSite, { ip, userAgent }: Sender): Network | undefined => {
  const shortened = site.store_ip === 'truncated' ? truncateIp(ip) || null : null;
  const family = site.store_ua === 'family' ? browserFamilyOf(userAgent) : null;
  if (shortened === null && family === null) return undefined;
  return {
    ...(shortened !== null && { ip: shortened }),
    ...(family !== null && { ua: family }),
    salt: newSalt(),
  };
};

/** The policy in force, where there is one in that language. */
const policyOf = (
  { policy }: PublishedSite,
  language: string,
): Pick<LogDraft, 'policy_sha256' | 'policy_version'> => {
  const policy_sha256 = policy?.sha256[language];
  return policy && policy_sha256 ? { policy_sha256, policy_version: policy.version } : {};
};

/**
 * What is kept of a decision (PDPA facts, "What a proof-of-consent record must contain"): nothing else is.
 * @param key INGEST_SECRET
 * @param proven see `LogDraft`
 * @throws AppError 422 when it names a category that was not shown, or claims to be taken over where nothing is
 */
export const toDraft = (
  site: PublishedSite,
  shown: Shown,
  body: RecordConsentBody,
  sender: Sender,
  key: Key,
  proven: boolean,
): LogDraft => {
  const categories = judgeCategories(body.categories, shown.version.categories);
  const origin = originOf(site.take_over, body, categories);
  const clientId = body.client_id.toLowerCase();
  const salt = newSalt();
  const hosts = [site.host, ...site.shared_hosts];
  const network = networkOf(site, sender);
  return {
    _id: consentIdOf(site.application_id, body.event_id),
    application_id: site.application_id,
    organization_id: site.organization_id,
    client_time: new Date(body.client_time),
    result: resultOf(categories, body.method),
    method: body.method,
    categories,
    language: body.language,
    template_version: shown.version.version,
    notice_sha256: shown.noticeSha256,
    ...policyOf(site, body.language),
    ...(origin && { origin }),
    stale: shown.stale,
    gpc: body.gpc,
    attributed: sender.page !== null,
    page_url: cleanPageUrl(body.page_url, hosts),
    referrer_url: cleanReferrer(body.referrer_url, hosts),
    device: deviceOf(sender.userAgent),
    sdk_version: body.sdk_version ?? null,
    consenter_role: body.consenter_role,
    client_commitment: commitment(salt, clientId),
    network_commitment: network ? commitment(network.salt, networkValue(network)) : null,
    identity: { client_id: clientId, salt, fingerprint: fingerprintOf(body, key) },
    // What was made elsewhere continues nothing that was decided here.
    proven: proven && !origin,
    ...(network && { network }),
    expiry_days: site.consent_expiry_days,
  };
};
