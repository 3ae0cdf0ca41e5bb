import type { AuditEvent } from '@yinyom/contracts/identity/auditLog';
import { DEFAULT_SETTINGS } from '@yinyom/contracts/websites/applicationSettings';
import type { Cookie } from '@yinyom/contracts/websites/cookie';

const NOW = '2026-11-01T02:00:00.000Z';

/** What the websites service tells about a website when it is exported. */
export const sampleContent = (host: string, applicationId: string) => {
  const category = { id: 'statistics', type: 3 as const, title: { th: 'สถิติ', en: 'Statistics' } };
  const cookie = (name: string, provider: string): Cookie => ({
    id: `cookie-${name}`,
    application_id: applicationId,
    category,
    name,
    match: 'exact',
    provider,
    purpose: { th: 'นับจำนวนผู้เข้าชม', en: 'Counts visits' },
    expiry: 63_072_000,
    is_session: false,
    type: 1,
    source: 'manual',
    first_seen_at: NOW,
    last_seen_at: NOW,
    etag: '"1"',
    created_at: NOW,
    updated_at: NOW,
  });
  return {
    settings: {
      ...DEFAULT_SETTINGS,
      domain_name: host,
      default_language: 'th' as const,
      languages: ['th' as const, 'en' as const],
    },
    unblocked_hosts: [],
    own_block_rules: [],
    template: { design: { layout: 0 }, languages: { th: { banner: { title: 'เว็บไซต์นี้ใช้คุกกี้' } } } },
    categories: [],
    cookies: [cookie('_ga', 'Google'), cookie('bad', '=HYPERLINK("https://evil")')],
  };
};

const ENTRIES = 2_300;

/** An organization's audit log, newest first: more than a page. */
export const sampleAudit = (organizationId: string): AuditEvent[] =>
  Array.from({ length: ENTRIES }, (_, index) => ({
    id: `a${ENTRIES - index}`,
    seq: ENTRIES - index,
    at: NOW,
    actor: { id: 'u1', name: 'สมชาย', kind: 'user' as const },
    action: 'user.invited',
    target: { type: 'user', id: 'u2', label: '=cmd' },
    organization_id: organizationId,
    ip_truncated: '203.0.113.0',
    request_id: 'r1',
    result: 'success' as const,
    hash: 'h',
  }));
