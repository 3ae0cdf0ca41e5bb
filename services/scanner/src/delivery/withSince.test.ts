import type { ScanFinding } from '@yinyom/contracts/scanner/finding';
import { findingsSince, violationsSince } from './withSince';

const [FIRST, SECOND, THIRD] = [1, 2, 3].map((day) => new Date(Date.UTC(2026, 10, day))) as [
  Date,
  Date,
  Date,
];
const violation = (cookie: string, since?: string) => ({
  cookie,
  domain: 'a.example',
  page: 'https://a.example/',
  pass: 'none' as const,
  set_by: { kind: 'unknown' as const, url: null, line: null },
  category_type: 4,
  ...(since && { since }),
});
const dates = (things: { since?: string | undefined }[]) => things.map(({ since }) => since);

it('what a scan meets for the first time is there since that scan', () => {
  expect(dates(violationsSince([violation('x')], FIRST, null))).toEqual([FIRST.toISOString()]);
});

it('what stays keeps its first day, what comes again begins anew', () => {
  const one = violationsSince([violation('x'), violation('y')], FIRST, null);
  const two = violationsSince([violation('x')], SECOND, { things: one, endedAt: FIRST });
  const three = violationsSince([violation('x'), violation('y')], THIRD, { things: two, endedAt: SECOND });
  expect(dates(three)).toEqual([FIRST.toISOString(), THIRD.toISOString()]);
});

it('a scan of before this was known counts with its own end', () => {
  const before = { things: [violation('x')], endedAt: FIRST };
  expect(dates(violationsSince([violation('x')], SECOND, before))).toEqual([FIRST.toISOString()]);
});

it('a finding is the same on another page, and another one by another script', () => {
  const finding = (values: Partial<ScanFinding>): ScanFinding => ({
    kind: 'technique',
    code: 'canvas',
    verdict: 'violation',
    page: 'https://a.example/',
    pages: 1,
    passes: ['none'],
    host: 'fp.example',
    company: null,
    script: 'https://fp.example/a.js',
    category_type: 4,
    evidence: {},
    rule: null,
    ...values,
  });
  const one = findingsSince([finding({})], FIRST, null);
  const two = findingsSince(
    [finding({ page: 'https://a.example/b' }), finding({ script: 'https://fp.example/b.js' })],
    SECOND,
    { things: one, endedAt: FIRST },
  );
  expect(dates(two)).toEqual([FIRST.toISOString(), SECOND.toISOString()]);
});
