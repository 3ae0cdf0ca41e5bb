import { CHECKS, type CheckKey } from './checks';
import type { ComplianceFacts } from './complianceFacts';
import { countStates, judgeCompliance } from './judgeCompliance';
import { mendingPath, mendingWord } from './mendingPath';
import { NOW, sampleFacts } from './testing/sampleFacts';

const judge = (more: Partial<ComplianceFacts> = {}, dpo: boolean | undefined = true) =>
  judgeCompliance(sampleFacts(more), { now: NOW, dpo });
const one = (key: CheckKey, more: Partial<ComplianceFacts> = {}, dpo?: boolean) => {
  const { state, reason, values } = judge(more, dpo).find((check) => check.key === key)!;
  return [state, reason, values];
};
const { scan, privacy_look } = sampleFacts();
const scanOf = (more: Partial<ComplianceFacts['scan']>) => ({ scan: { ...scan, ...more } });
const lookOf = (more: object) => ({ privacy_look: { ...privacy_look!, ...more } });
const never = { status: null, finished_at: null, result_id: null, result_at: null, violations: null };

it('a website with everything done has eight checks in order, in their order', () => {
  const checks = judge();
  expect(checks.map(({ key }) => key)).toEqual(CHECKS);
  expect(countStates(checks)).toEqual({ ok: 8, attention: 0, unknown: 0, all: 8 });
});

it('a new website says what is to be done, and not to know what nobody has looked at', () => {
  const checks = judge(
    {
      template_version: 0,
      published_at: null,
      verification: 'unverified',
      verified_by: null,
      seen_at: null,
      looked_at: null,
      scan: never,
      cookies: 0,
      privacy_look: null,
    },
    false,
  );
  expect(checks.map(({ state, reason }) => `${state} ${reason}`)).toEqual([
    'attention unpublished',
    'attention never_seen',
    'attention never_scanned',
    'unknown never_scanned',
    'unknown no_list',
    'unknown no_list',
    'unknown unpublished',
    'optional dpo_missing',
  ]);
  expect(countStates(checks)).toEqual({ ok: 0, attention: 3, unknown: 4, all: 7 });
});

describe.each<[CheckKey, Partial<ComplianceFacts>, unknown[]]>([
  ['published', { enabled: false }, ['attention', 'disabled', {}]],
  ['verified', { verification: 'lost' }, ['attention', 'proof_lost', {}]],
  ['verified', { verification: 'unverified' }, ['attention', 'seen_only', {}]],
  ['verified', { verified_by: 'dns' }, ['ok', 'verified_seen', {}]],
  ['verified', { verified_by: 'dns', seen_at: null }, ['attention', 'never_seen', {}]],
  ['scanned', scanOf({ result_at: '2026-10-24T09:00:00.000Z' }), ['ok', 'scanned', { days: 30 }]],
  ['scanned', scanOf({ result_at: '2026-10-23T09:00:00.000Z' }), ['attention', 'scan_old', { days: 31 }]],
  ['scanned', scanOf({ ...never, status: 'running' }), ['unknown', 'scan_running', {}]],
  ['scanned', scanOf({ ...never, status: 'failed' }), ['attention', 'scan_failed', {}]],
  ['clean', scanOf({ violations: 3 }), ['attention', 'violations', { count: 3 }]],
  [
    'clean',
    scanOf({ violations: 3, result_at: '2026-01-01T00:00:00.000Z' }),
    ['attention', 'violations', { count: 3 }],
  ],
  ['clean', scanOf({ result_at: '2026-10-23T09:00:00.000Z' }), ['unknown', 'scan_old', { days: 31 }]],
  ['classified', { unclassified: 2 }, ['attention', 'unclassified', { count: 2 }]],
  ['classified', { cookies: 0 }, ['ok', 'no_cookies', {}]],
  [
    'purposes',
    { purposes_missing: { cookies: 1, categories: 0 } },
    ['attention', 'cookies_silent', { count: 1 }],
  ],
  [
    'purposes',
    { purposes_missing: { cookies: 1, categories: 2 } },
    ['attention', 'purposes_missing', { cookies: 1, categories: 2 }],
  ],
  ['privacy_link', { privacy_look: null }, ['unknown', 'link_not_looked', {}]],
  ['privacy_link', lookOf({ version: 2 }), ['unknown', 'link_not_looked', {}]],
  ['privacy_link', lookOf({ at: '2026-11-19T09:00:00.000Z' }), ['unknown', 'link_look_old', { days: 4 }]],
  ['privacy_link', lookOf({ problem: 'status', status: 404 }), ['attention', 'link_status', { status: 404 }]],
  ['privacy_link', lookOf({ problem: 'silent' }), ['attention', 'link_silent', {}]],
  ['privacy_link', lookOf({ problem: 'not_allowed' }), ['unknown', 'link_not_allowed', {}]],
])('the check %s', (key, facts, expected) => {
  it(`says ${String(expected[1])} as ${String(expected[0])}`, () =>
    expect(one(key, facts)).toEqual(expected));
});

it('what cannot be asked is not known, and not called missing', () => {
  expect(judge({}, undefined).at(-1)).toMatchObject({ state: 'ok' });
  expect(judgeCompliance(sampleFacts(), { now: NOW, dpo: undefined }).at(-1)).toMatchObject({
    state: 'unknown',
    reason: 'dpo_unknown',
  });
});

it('each check that is not in order leads to where it is mended, the others nowhere', () => {
  const site = { application_id: 'a1', scan_id: 's1', default_language: 'th' };
  const bad = judge(
    {
      template_version: 0,
      verification: 'unverified',
      ...scanOf({ violations: 1, result_at: '2026-01-01T00:00:00.000Z' }),
      unclassified: 1,
      purposes_missing: { cookies: 0, categories: 1 },
    },
    false,
  );
  expect(bad.map((check) => mendingPath(check, site))).toEqual([
    '/websites/a1?section=banner',
    '/websites/a1?section=script',
    '/websites/a1?section=cookies',
    '/websites/a1/scans/s1',
    '/websites/a1/re-assign',
    '/categorization',
    '/websites/a1?section=banner',
    '/user/organization?field=dpo_name',
  ]);
  expect(judge().map((check) => mendingPath(check, site))).toEqual(Array(8).fill(null));
  const link = judge(lookOf({ problem: 'silent' })).find(({ key }) => key === 'privacy_link')!;
  expect(mendingPath(link, site)).toBe('/websites/a1?section=texts&field=languages.th.privacy.url');
  const unlooked = judge({ privacy_look: null }).find(({ key }) => key === 'privacy_link')!;
  expect(mendingPath(unlooked, site)).toBeNull();
  expect(bad.map(mendingWord).slice(0, 4)).toEqual(['published', 'verified', 'scanned', 'clean']);
  expect(mendingWord({ key: 'clean', reason: 'never_scanned' })).toBe('scanned');
});
