import { CHECKS, type ComplianceCheck } from './checks';
import type { ComplianceFacts } from './complianceFacts';
import { HEALTH, healthOf, healthRank, healthUntil } from './health';
import { judgeCompliance } from './judgeCompliance';
import { NOW, sampleFacts } from './testing/sampleFacts';

const of = (more: Partial<ComplianceFacts> = {}, pending = false, dpo: boolean | undefined = true) =>
  healthOf(judgeCompliance(sampleFacts(more), { now: NOW, dpo }), pending);
const { scan, privacy_look } = sampleFacts();
const violations = { scan: { ...scan, violations: 3 } };
const noLink = { privacy_look: { ...privacy_look!, problem: 'status' as const, status: 404 } };
const missing = { verification: 'unverified' as const, verified_by: null, seen_at: null, looked_at: null };
const silent = { purposes_missing: { cookies: 2, categories: 0 } };
const old = { scan: { ...scan, result_at: '2026-10-01T00:00:00.000Z' } };

it.each([
  ['ok', {}, false],
  ['before_consent', { ...violations, ...noLink, ...missing }, true],
  ['no_policy', { ...noLink, ...missing, unclassified: 3 }, true],
  ['unpublished', { template_version: 0, privacy_look: null, ...missing }, true],
  ['script_missing', { ...missing, unclassified: 2 }, false],
  ['unclassified', { unclassified: 2, ...silent }, true],
  ['purposes', { ...silent, ...old }, false],
  ['scan', { ...old, enabled: false }, true],
  ['disabled', { enabled: false }, true],
  ['outdated', { privacy_look: null }, true],
  ['unknown', { privacy_look: null }, false],
] as const)('%s is the worst of what there is', (worst, facts, pending) => {
  expect(of(facts, pending).worst).toBe(worst);
});

it('names the check that is worst, and counts the others', () => {
  expect(of({ ...violations, ...noLink, unclassified: 1 })).toEqual({
    worst: 'before_consent',
    check: {
      key: 'clean',
      state: 'attention',
      reason: 'violations',
      values: { count: 3 },
      at: scan.result_at,
    },
    attention: 3,
    unknown: 0,
  });
  expect(of({ privacy_look: null }, true)).toEqual({
    worst: 'outdated',
    check: null,
    attention: 0,
    unknown: 1,
  });
});

it('the data protection officer is the organization’s: no website is worse without one', () => {
  expect(of({}, false, undefined)).toEqual(of({}, false, true));
  expect(of({}, false, false)).toEqual(of({}, false, true));
});

it('every check that needs attention has a place of its own before what is only unknown', () => {
  const ranks = CHECKS.filter((key) => key !== 'dpo').map((key) => {
    const check: ComplianceCheck = { key, state: 'attention', reason: 'unpublished', values: {}, at: null };
    return healthRank(healthOf([check], false).worst);
  });
  expect(new Set(ranks).size).toBe(CHECKS.length - 1);
  expect(Math.max(...ranks)).toBeLessThan(healthRank('unknown'));
  expect(HEALTH.at(-1)).toBe('ok');
});

it('time alone changes it when the scan or the look becomes too old, and at no moment before', () => {
  const facts = sampleFacts();
  const until = healthUntil(facts, NOW)!;
  const at = (moment: number) => judgeCompliance(facts, { now: new Date(moment), dpo: true });
  expect(at(until.getTime() - 1)).not.toContainEqual(expect.objectContaining({ state: 'unknown' }));
  expect(at(until.getTime())).toContainEqual(expect.objectContaining({ reason: 'link_look_old' }));
  const later = healthUntil(facts, until)!;
  expect(at(later.getTime() - 1)).not.toContainEqual(expect.objectContaining({ reason: 'scan_old' }));
  expect(at(later.getTime())).toContainEqual(expect.objectContaining({ reason: 'scan_old' }));
  expect(healthUntil(facts, later)).toBeNull();
});
