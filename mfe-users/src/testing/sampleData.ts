import type { WebsiteGroup } from '@yinyom/contracts/groups/group';
import type { AnswerOf } from '@yinyom/contracts/endpoint';
import type { User } from '@yinyom/contracts/identity/account';
import type { ApiKey } from '@yinyom/contracts/identity/apiKeys';
import type { AuditEvent } from '@yinyom/contracts/identity/auditLog';
import type { Organization } from '@yinyom/contracts/identity/organizations';
import type { listOrganizationUsers, OrgUser } from '@yinyom/contracts/identity/organizationUsers';
import type { listApplications } from '@yinyom/contracts/websites/application';
import type { Webhook } from '@yinyom/contracts/notify/webhooks';
import type { getMeta } from '@yinyom/contracts/service/meta';
import type { RemoteModule, StoredSession } from '@yinyom/mfe-kit';
import userEvent from '@testing-library/user-event';

/** Sample data of this remote's tests. */
export const user: User = {
  id: '64b000000000000000000001',
  name: 'Suda Dee',
  email: 'suda@example.ac.th',
  first_name: 'Suda',
  last_name: 'Dee',
  two_fa_at: null,
  locale: 'en',
  must_change_password: false,
  etag: '"3"',
  created_at: '2026-01-01T00:00:00.000Z',
  last_access_at: null,
};

export const organization: Organization = {
  id: '64b0000000000000000000aa',
  name: 'Example University',
  organization_user: { role: 1000, status: 'active', joined_at: '2026-01-01T00:00:00.000Z' },
  created_at: '2026-01-01T00:00:00.000Z',
  contact_email: 'contact@example.ac.th',
  settings: { retention_months: 36, require_2fa: false, alert_emails: ['a@example.ac.th'] },
  etag: '"3"',
};

/** An Admin of the sample organization. */
export const session: Partial<StoredSession> = {
  token: 't',
  user,
  role: 1000,
  organizationId: organization.id,
};

export const orgUser = (index: number, more: Partial<OrgUser> = {}): OrgUser => ({
  id: index.toString(16).padStart(24, '0'),
  name: `Person ${index}`,
  first_name: 'Person',
  last_name: String(index),
  email: `person${index}@example.ac.th`,
  role: 10,
  status: 'active',
  two_fa: false,
  last_access_at: null,
  created_at: '2026-11-20T18:30:00.000Z',
  profile_editable: true,
  etag: '"3"',
  ...more,
});

export const apiKey: ApiKey = {
  id: '64b0000000000000000000c1',
  name: 'Warehouse',
  prefix: 'yk_live_AbCd1234',
  state: 'active',
  scopes: ['consents:read', 'templates:publish'],
  role: 10,
  application_ids: null,
  ip_ranges: [],
  created_at: '2026-11-20T18:30:00.000Z',
  created_by: { id: '64b000000000000000000001', name: 'Suda Dee' },
  expires_at: '2027-11-20T18:30:00.000Z',
  last_used_at: null,
  revoked_at: null,
  overlap_until: null,
  etag: '"3"',
};

export const webhook: Webhook = {
  id: '64b0000000000000000000c1',
  organization_id: organization.id,
  name: 'CRM',
  url: 'https://crm.example.ac.th/hooks',
  events: ['scan.finished'],
  high_volume: false,
  include_client_id: false,
  signing: 'hmac',
  public_key: null,
  state: 'active',
  failing_since: null,
  last_try: { at: '2026-11-20T18:30:00.000Z', taken: false, status: 500, error: 'status' },
  waiting: 3,
  old_secret_until: null,
  etag: '"3"',
  created_at: '2026-11-20T18:30:00.000Z',
  updated_at: '2026-11-20T18:30:00.000Z',
};

/** A page of people as the platform answers it. */
export const page = (
  entities: OrgUser[],
  { number = 1, total = entities.length, hasMore = false } = {},
): AnswerOf<typeof listOrganizationUsers> => ({
  entities,
  page: number,
  limit: 20,
  total,
  has_more: hasMore,
  next_cursor: null,
});

export const auditEvent = (seq: number, more: Partial<AuditEvent> = {}): AuditEvent => ({
  id: seq.toString(16).padStart(24, '0'),
  seq,
  at: '2026-11-20T18:30:00.000Z',
  actor: { id: user.id, name: 'Suda Dee', kind: 'user' },
  action: 'user.invited',
  target: { type: 'user', id: 'x', label: `person${seq}@example.ac.th` },
  organization_id: organization.id,
  ip_truncated: '203.0.113.0',
  request_id: `request-${seq}`,
  result: 'success',
  hash: 'f'.repeat(64),
  ...more,
});

/** The remote as the shell would show it: addresses of others are there too, but empty. */
export const inShell = (module: RemoteModule): RemoteModule => ({
  ...module,
  routes: [...module.routes, { path: '*', element: null }],
});

/** Replaces what is in a field at once: typing letter by letter is for what reacts to it. */
export const fill = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.clear(field);
  if (!text) return;
  await userEvent.click(field);
  await userEvent.paste(text);
};

/** Public settings of an installation without a mail server. */
export const meta: AnswerOf<typeof getMeta> = {
  version_label: '1.11.4',
  version: '1',
  roles: {},
  languages: [],
  layouts: [],
  themes: [],
  cookie_types: {},
  category_types: {},
  expiry_choices: [],
  signup_suffixes: [],
  captcha: { provider: 'none' },
  free_until: null,
  monthly_visitor_limit: null,
  partners: [],
  contact: { name: null, dpo: null, address: null, email: null, phones: [] },
  outbox: true,
  public_checks: false,
  consent_script: null,
};

/** @param above ids of the groups above it, from the top down */
export const sampleGroup = (id: string, name: string, above: string[] = []): WebsiteGroup => ({
  id,
  organization_id: organization.id,
  name,
  parent_id: above.at(-1) ?? null,
  path: [...above, id],
  position: 0,
  version: 0,
  published_at: null,
  pending_changes: false,
  sections: [],
  website_count: 0,
  website_count_below: 0,
  etag: '"0"',
  created_at: '2026-11-01T00:00:00.000Z',
  updated_at: '2026-11-01T00:00:00.000Z',
});

/** A website of the organization. @param letter of which its id is made */
export const sampleWebsite = (
  letter: string,
  domain_name: string,
): AnswerOf<typeof listApplications>['entities'][number] => ({
  id: letter.repeat(24),
  site_key: 'sitekey01',
  domain_name,
  organization: { id: organization.id, name: organization.name },
  default_language: 'th',
  languages: ['th', 'en'],
  enabled: true,
  verification: 'unverified',
  installation: { seen_at: null, seen_host: null, verified_by: null, last_look: null, unrecorded_hosts: [] },
  cookie_count: 0,
  unclassified_count: 0,
  script: '<script></script>',
  script_async: '<script></script>',
  template_version: 0,
  pending_changes: false,
  last_scan: null,
  audience: 'general',
  consent_expiry_days: 365,
  unclassified_policy: 'block',
  store_ip: 'truncated',
  store_ua: 'family',
  respect_gpc: true,
  created_at: '2026-11-01T02:00:00.000Z',
  updated_at: '2026-11-20T03:04:00.000Z',
});
