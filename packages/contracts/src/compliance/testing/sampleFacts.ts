import type { ComplianceFacts } from '../complianceFacts';

/** The moment of the tests. */
export const NOW = new Date('2026-11-23T10:00:00.000Z');

/** A website with everything done, as it is known about at `NOW`; each test names only what it is about. */
export const sampleFacts = (more: Partial<ComplianceFacts> = {}): ComplianceFacts => ({
  application_id: '6560000000000000000000a1',
  organization_id: '6560000000000000000000b1',
  domain_name: 'www.example.ac.th',
  name: 'Example',
  default_language: 'th',
  enabled: true,
  template_version: 3,
  published_at: '2026-11-01T03:00:00.000Z',
  verification: 'verified',
  verified_by: 'script',
  seen_at: '2026-11-23T09:00:00.000Z',
  looked_at: '2026-11-02T03:00:00.000Z',
  scan: {
    status: 'succeeded',
    finished_at: '2026-11-05T09:00:00.000Z',
    result_id: '6560000000000000000000c1',
    result_at: '2026-11-05T09:00:00.000Z',
    violations: 0,
  },
  cookies: 10,
  unclassified: 0,
  purposes_missing: { cookies: 0, categories: 0 },
  privacy_look: { at: '2026-11-23T03:00:00.000Z', version: 3, links: 1, problem: null, status: 200 },
  ...more,
});
