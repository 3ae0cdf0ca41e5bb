import type { Application } from '@yinyom/contracts/websites/application';
import { judgeCompliance } from '@yinyom/contracts/compliance/judgeCompliance';
import type { ComplianceFacts } from '@yinyom/contracts/compliance/complianceFacts';
import { NOW, sampleFacts } from '@yinyom/contracts/compliance/testing/sampleFacts';
import type { WebsiteOverview } from '@yinyom/contracts/consents/overview';
import type { Category } from '@yinyom/contracts/websites/category';
import type { Consent, ConsentLog } from '@yinyom/contracts/consents/consent';
import type { ExportJob } from '@yinyom/contracts/consents/exports';
import type { DailyRow } from '@yinyom/contracts/consents/dailyReport';
import type { MonthlyReport } from '@yinyom/contracts/consents/monthlyReport';
import type { ApplicationSummary } from '../features/summary/summaryApi';

/** Sample data of the tests, complete by contract; each test names only what it is about. */

export const APPLICATION_ID = '6560000000000000000000a1';
export const ORGANIZATION_ID = '6560000000000000000000b1';

const sampleSite = { id: APPLICATION_ID, domain_name: 'www.example.co.th', name: 'Example' };

export const sampleDay = (values: Partial<DailyRow> = {}): DailyRow => ({
  date: '2026-11-20',
  shown: 20,
  accept_all: 6,
  accept: 2,
  reconsent: 1,
  decline_all: 3,
  total: 12,
  accepted: 8,
  declined: 4,
  withdrawn: 1,
  unique_clients: 11,
  ...values,
});

const sampleFigures = {
  from: '2026-10-23',
  to: '2026-11-21',
  timezone: 'Asia/Bangkok' as const,
  unique_clients: 11,
  users_accepted: 1234,
  users_customised: 2,
  users_declined: 411,
  shown: 20,
  decisions: 12,
  consent_rate: 0.75,
  by_type: { accept_all: 6, accept: 2, reconsent: 1, decline_all: 3 },
  by_category: [{ id: 'c1', type: 3, granted: 3, denied: 1 }],
  by_device: [
    { device: 'mobile' as const, count: 9 },
    { device: 'desktop' as const, count: 3 },
  ],
  by_language: [{ language: 'th' as const, count: 12 }],
  trend: [sampleDay({ date: '2026-11-19', total: 5 }), sampleDay()],
};

export const sampleSummary = (values: Partial<ApplicationSummary> = {}): ApplicationSummary => ({
  application: sampleSite,
  total_cookies: 27,
  unclassified_count: 4,
  violations: 0,
  last_scan: null,
  ...sampleFigures,
  funnel: { shown: 20, answered: 11, accepted: 8 },
  before: {
    from: '2026-09-23',
    to: '2026-10-22',
    unique_clients: 8,
    users_accepted: 5,
    users_declined: 3,
    funnel: { shown: 14, answered: 8, accepted: 5 },
  },
  unrecorded: 0,
  usage: { month: '2026-11', unique_clients: 11, limit: null, free_until: null },
  ...values,
});

export const sampleReport = (values: Partial<MonthlyReport> = {}): MonthlyReport => ({
  month: '2026-11',
  partial: true,
  application: sampleSite,
  organization: { id: ORGANIZATION_ID, name: 'Example Company', dpo: null },
  total_cookies: 27,
  unclassified_count: 0,
  ...sampleFigures,
  by_action: [{ action: 'give', count: 12 }],
  by_method: [{ method: 'banner_accept', count: 12 }],
  by_template_version: [{ template_version: 1, count: 12 }],
  checks: [],
  own_requests: { access: 0, erasure: 0 },
  previous_month: {
    month: '2026-10',
    unique_clients: 8,
    users_accepted: 5,
    users_customised: 1,
    users_declined: 3,
    shown: 14,
    consent_rate: 0.625,
  },
  generated_at: '2026-11-21T03:04:05.000Z',
  ...values,
});

/** How the sample website stands: everything in order unless the facts say otherwise. */
export const sampleOverview = (
  facts: Partial<ComplianceFacts> = {},
  { dpo = true, ...more }: Partial<WebsiteOverview> & { dpo?: boolean } = {},
): WebsiteOverview => ({
  application_id: APPLICATION_ID,
  default_language: 'th',
  checks: judgeCompliance(sampleFacts(facts), { now: NOW, dpo }),
  visitors: { decided: 100, accepted: 57, before: { decided: 100, accepted: 55 } },
  scan_id: 'c1'.padStart(24, '0'),
  ...more,
});

const hex = (number: number): string => number.toString(16).padStart(24, '0');

/** Consent number `n`: higher numbers are later decisions by other visitors. */
export const sampleConsent = (n: number, values: Partial<Consent> = {}): Consent => ({
  id: hex(n),
  client_id: `11111111-1111-4111-8111-${n.toString(16).padStart(12, '0')}`,
  application_id: APPLICATION_ID,
  consent_time: new Date(Date.UTC(2026, 10, 20, 3, 0, n)).toISOString(),
  consent_type: 'accept_all',
  result: 'accept_all',
  device: 'desktop',
  referrer_url: 'https://www.example.co.th/from',
  language: 'th',
  categories: [
    { id: 'c0', type: 1, granted: true },
    { id: 'c1', type: 3, granted: false },
  ],
  template_version: 3,
  expires_at: '2027-11-20T03:00:00.000Z',
  withdrawn_at: null,
  status: 'valid',
  ...values,
});

/** The envelope of one page of an event list. */
/** A website that was published twice. */
export const sampleWebsite = (values: Partial<Application> = {}): Application => ({
  id: APPLICATION_ID,
  site_key: 'sitekey01',
  domain_name: 'www.example.co.th',
  organization: { id: ORGANIZATION_ID, name: 'Example Company' },
  default_language: 'th',
  languages: ['th', 'en'],
  enabled: true,
  verification: 'unverified',
  cookie_count: 0,
  unclassified_count: 0,
  template_version: 2,
  pending_changes: false,
  last_scan: null,
  created_at: '2026-11-01T02:00:00.000Z',
  updated_at: '2026-11-01T02:00:00.000Z',
  ...values,
});

export const samplePage = <Entity>(entities: Entity[], next: string | null = null) => ({
  entities,
  limit: 50,
  total: null,
  has_more: next !== null,
  next_cursor: next,
});

/** A file that is ready. */
export const sampleExport = (values: Partial<ExportJob> = {}): ExportJob => ({
  id: hex(900),
  application_id: APPLICATION_ID,
  type: 'consent_logs',
  format: 'ndjson',
  status: 'ready',
  params: {},
  progress: 1,
  rows: 1200,
  bytes: 2048,
  file_name: 'site-consent_logs.ndjson',
  created_by: hex(1),
  created_at: '2026-11-20T03:00:00.000Z',
  expires_at: '2026-11-27T03:00:00.000Z',
  ...values,
});

/** The log entry of consent number `n`. */
export const sampleLog = (n: number): ConsentLog => {
  const decision = sampleConsent(n);
  return {
    ...decision,
    log_id: decision.id,
    seq: n,
    action: 'give',
    method: 'banner_accept',
    page_url: 'https://www.example.co.th/',
    client_time: decision.consent_time,
    gpc: false,
    attributed: true,
    sdk_version: '1.11.4',
    consenter_role: 'self',
    notice: { sha256: 'ff', snapshot_id: 's', stale: false },
    previous_consent_id: null,
    integrity: { hash: 'abc123', batch_id: 'b.1' },
  };
};

/** A category that an organization made itself. */
export const sampleCategory = (id: string, title: string): Category => ({
  id,
  type: 5,
  system: false,
  enabled: true,
  always_active: false,
  order: 5,
  title: { en: title },
  description: {},
  gcm: [],
});
