import type { Application } from '@yinyom/contracts/websites/application';

/** Sample data of the tests, complete by contract; each test names only what it is about. */

export const ORGANIZATION_ID = '6560000000000000000000b1';
export const APPLICATION_ID = '6560000000000000000000a1';

export const sampleApplication = (values: Partial<Application> = {}): Application => ({
  id: APPLICATION_ID,
  site_key: 'sitekey01',
  domain_name: 'www.example.co.th',
  organization: { id: ORGANIZATION_ID, name: 'Example Company' },
  default_language: 'th',
  languages: ['th', 'en'],
  enabled: true,
  verification: 'unverified',
  cookie_count: 12,
  unclassified_count: 3,
  script: '<script src="https://consent.example.org/sdk/v1/sitekey01.js"></script>',
  script_async: '<script>window.yinyom={q:[]}</script>',
  template_version: 1,
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
  ...values,
});

/** The envelope of one page of a list. */
export const samplePage = <Entity>(entities: Entity[], page = 1, hasMore = false) => ({
  entities,
  page,
  limit: 20,
  total: entities.length,
  has_more: hasMore,
  next_cursor: null,
});
