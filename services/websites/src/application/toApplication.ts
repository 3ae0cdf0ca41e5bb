import { ROLES } from '@yinyom/contracts/constants';
import type { Application } from '@yinyom/contracts/websites/application';
import type { Member } from '@yinyom/service-kit/auth/authorizer';
import type { ApplicationRecord } from './ApplicationRecord';
import { installationOf, standingOf } from './installationOf';

/** The two ways to put the script on a page. */
export interface Snippets {
  blocking: string;
  /** Absent while the script was not built yet. */
  async?: string;
}

/** How the latest scan stands, as the API shows it. */
export const lastScanOf = ({ last_scan: scan }: ApplicationRecord): Application['last_scan'] =>
  scan ? { ...scan, finished_at: scan.finished_at?.toISOString() ?? null } : null;

/** A website as its members see it: Viewers get neither the script nor the privacy settings. */
export const toApplication = (
  record: ApplicationRecord,
  member: Member,
  snippets: Snippets,
): Application => ({
  id: String(record._id),
  site_key: record.site_key,
  domain_name: record.domain_name,
  ...(record.name && { name: record.name }),
  organization: { id: record.organization_id, name: member.organizationName },
  default_language: record.default_language,
  languages: record.languages,
  enabled: record.enabled,
  verification: standingOf(record),
  cookie_count: record.cookie_count,
  unclassified_count: record.unclassified_count,
  template_version: record.template_version,
  pending_changes: record.pending_changes,
  last_scan: lastScanOf(record),
  created_at: record.created_at.toISOString(),
  updated_at: record.updated_at.toISOString(),
  ...(member.role >= ROLES.member && {
    script: snippets.blocking,
    ...(snippets.async && { script_async: snippets.async }),
    installation: installationOf(record, new Date()),
    audience: record.audience,
    consent_expiry_days: record.consent_expiry_days,
    unclassified_policy: record.unclassified_policy,
    store_ip: record.store_ip,
    store_ua: record.store_ua,
    respect_gpc: record.respect_gpc,
    discovery: record.discovery ?? false,
    shared_domains: record.shared_domains ?? [],
  }),
});
