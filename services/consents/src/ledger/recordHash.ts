import { canonicalJson } from 'yinyom-verify/canonicalJson';
import { sha256 } from 'yinyom-verify/hashes';
import type { LogRecord } from './LogRecord';

/** The part of a record that its hash covers, with times as ISO text. */
export const hashedContent = (record: Omit<LogRecord, 'hash'>): Record<string, unknown> => ({
  consent_id: record._id.toHexString(),
  application_id: record.application_id,
  organization_id: record.organization_id,
  seq: record.seq,
  prev_hash: record.prev_hash,
  consent_time: record.consent_time.toISOString(),
  client_time: record.client_time.toISOString(),
  expires_at: record.expires_at.toISOString(),
  consent_type: record.consent_type,
  result: record.result,
  action: record.action,
  method: record.method,
  categories: record.categories.map(({ id, type, granted }) => ({ id, type, granted })),
  language: record.language,
  template_version: record.template_version,
  notice_sha256: record.notice_sha256,
  stale: record.stale,
  gpc: record.gpc,
  attributed: record.attributed,
  page_url: record.page_url,
  referrer_url: record.referrer_url,
  device: record.device,
  sdk_version: record.sdk_version,
  consenter_role: record.consenter_role,
  previous_consent_id: record.previous_consent_id,
  client_commitment: record.client_commitment,
  network_commitment: record.network_commitment,
});

/** SHA-256 of the canonical JSON of a record; it contains the hash of the record before it. */
export const recordHash = (record: Omit<LogRecord, 'hash'>): string =>
  sha256(canonicalJson(hashedContent(record)));
