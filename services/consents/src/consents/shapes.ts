import type { Consent, ConsentLog } from '@yinyom/contracts/consents/consent';
import { ROLES, type Role } from '@yinyom/contracts/constants';
import type { LogRecord } from '../record/LogRecord';
import type { ConsentRow } from '../projection/ConsentRow';

const SHORT_ID = 8;

/** A Viewer sees only the beginning of client ids (row 67). */
const clientIdFor = (role: Role, clientId: string | undefined): string | null => {
  if (clientId === undefined) return null;
  return role < ROLES.member ? `${clientId.slice(0, SHORT_ID)}…` : clientId;
};

const statusOf = (row: Pick<ConsentRow, 'withdrawn_at' | 'expires_at'>, now: Date): Consent['status'] => {
  if (row.withdrawn_at) return 'withdrawn';
  return row.expires_at <= now ? 'expired' : 'valid';
};

/** A row of the consent table as a role may see it. */
export const toConsent = (row: ConsentRow, role: Role, now: Date = new Date()): Consent => ({
  id: row.consent_id,
  client_id: clientIdFor(role, row.client_id),
  application_id: row.application_id,
  consent_time: row.consent_time.toISOString(),
  consent_type: row.consent_type,
  result: row.result,
  device: row.device,
  referrer_url: row.referrer_url,
  language: row.language,
  categories: row.categories,
  template_version: row.template_version,
  expires_at: row.expires_at.toISOString(),
  withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
  status: statusOf(row, now),
});

/** Name under which the websites service keeps the notice that a record was made on. */
const snapshotIdOf = (record: LogRecord): string =>
  `${record.application_id}.${record.template_version}.${record.language}`;

/**
 * A record of the log as a role may see it: a Viewer neither address nor browser.
 * @param superseded the same visitor decided again later
 */
export const toConsentLog = (
  record: LogRecord,
  role: Role,
  batchId: string | null,
  superseded: boolean,
  now: Date = new Date(),
): ConsentLog => {
  const withdrawn_at = record.action === 'withdraw' ? record.consent_time : null;
  const consentId = record._id.toHexString();
  return {
    id: consentId,
    log_id: consentId,
    client_id: clientIdFor(role, record.identity?.client_id),
    application_id: record.application_id,
    seq: record.seq,
    consent_time: record.consent_time.toISOString(),
    client_time: record.client_time.toISOString(),
    consent_type: record.consent_type,
    result: record.result,
    action: record.action,
    method: record.method,
    device: record.device,
    referrer_url: record.referrer_url,
    page_url: record.page_url,
    language: record.language,
    categories: record.categories,
    template_version: record.template_version,
    expires_at: record.expires_at.toISOString(),
    withdrawn_at: withdrawn_at?.toISOString() ?? null,
    status: superseded ? 'superseded' : statusOf({ withdrawn_at, expires_at: record.expires_at }, now),
    gpc: record.gpc,
    attributed: record.attributed,
    ...(role >= ROLES.member && record.network?.ip !== undefined && { ip_truncated: record.network.ip }),
    ...(role >= ROLES.member && record.network?.ua !== undefined && { ua_family: record.network.ua }),
    sdk_version: record.sdk_version,
    consenter_role: record.consenter_role,
    notice: { sha256: record.notice_sha256, snapshot_id: snapshotIdOf(record), stale: record.stale },
    ...(record.policy_sha256 !== undefined &&
      record.policy_version !== undefined && {
        policy: { policy_version: record.policy_version, policy_sha256: record.policy_sha256 },
      }),
    previous_consent_id: record.previous_consent_id,
    ...(record.origin && { origin: record.origin }),
    integrity: { hash: record.hash, batch_id: batchId },
  };
};
