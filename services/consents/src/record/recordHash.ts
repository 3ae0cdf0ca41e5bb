import { sha256 } from 'yinyom-verify/hashes';
import type { LogRecord } from './LogRecord';

/**
 * The part of a record that its hash covers, with times as ISO text. Keys stand in alphabetical order here, at every
 * depth, so that plain JSON of it is canonical JSON: it is made for every decision.
 */
export const hashedContent = (record: Omit<LogRecord, 'hash'>): Record<string, unknown> => ({
  action: record.action,
  application_id: record.application_id,
  attributed: record.attributed,
  categories: record.categories.map(({ id, type, granted }) => ({ granted, id, type })),
  client_commitment: record.client_commitment,
  client_time: record.client_time.toISOString(),
  consent_id: record._id.toHexString(),
  consent_time: record.consent_time.toISOString(),
  consent_type: record.consent_type,
  consenter_role: record.consenter_role,
  device: record.device,
  expires_at: record.expires_at.toISOString(),
  gpc: record.gpc,
  language: record.language,
  method: record.method,
  network_commitment: record.network_commitment,
  notice_sha256: record.notice_sha256,
  organization_id: record.organization_id,
  // Only choices that were made elsewhere have one.
  ...(record.origin !== undefined && {
    origin: {
      decided_at: record.origin.decided_at,
      product: record.origin.product,
      sha256: record.origin.sha256,
    },
  }),
  page_url: record.page_url,
  // Records of a time without a policy have no such field, and the hash that they always had.
  ...(record.policy_sha256 !== undefined && {
    policy_sha256: record.policy_sha256,
    policy_version: record.policy_version,
  }),
  prev_hash: record.prev_hash,
  previous_consent_id: record.previous_consent_id,
  referrer_url: record.referrer_url,
  result: record.result,
  sdk_version: record.sdk_version,
  seq: record.seq,
  stale: record.stale,
  template_version: record.template_version,
});

/** SHA-256 of the canonical JSON of a record; it contains the hash of the record before it. */
export const recordHash = (record: Omit<LogRecord, 'hash'>): string =>
  sha256(JSON.stringify(hashedContent(record)));
