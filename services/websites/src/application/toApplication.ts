import { ROLES } from '@yinyom/contracts/constants';
import type { Application } from '@yinyom/contracts/websites/application';
import type { Member } from '@yinyom/service-kit/auth/authorizer';
import { etagOf } from '@yinyom/service-kit/http/ifMatch';
import type { ApplicationRecord } from './ApplicationRecord';
import { installationOf, standingOf } from './installationOf';
import { settingsOf } from '../settings/settingsOf';

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
export const toApplication = (record: ApplicationRecord, member: Member, snippets: Snippets): Application => {
  const { name, domain_name, default_language, languages, enabled, ...settings } = settingsOf(record);
  return {
    id: String(record._id),
    site_key: record.site_key,
    domain_name,
    ...(name && { name }),
    organization: { id: record.organization_id, name: member.organizationName },
    default_language,
    languages,
    enabled,
    verification: standingOf(record),
    cookie_count: record.cookie_count,
    unclassified_count: record.unclassified_count,
    template_version: record.template_version,
    pending_changes: record.pending_changes,
    last_scan: lastScanOf(record),
    ...(record.sample && { sample: true }),
    ...(record.group_id && { group_id: record.group_id, group_path: record.group_path ?? [] }),
    created_at: record.created_at.toISOString(),
    updated_at: record.updated_at.toISOString(),
    ...(member.role >= ROLES.member && {
      script: snippets.blocking,
      ...(snippets.async && { script_async: snippets.async }),
      installation: installationOf(record, new Date()),
      etag: etagOf(record),
      ...(record.privacy_url && { privacy_url: record.privacy_url }),
      ...(record.dpo_email && { dpo_email: record.dpo_email }),
      ...settings,
    }),
  };
};
