/** @jest-environment node */
import { totals, totalsLine } from './totals.mjs';

const file = (status: string, ...tests: [string, string][]) => ({
  status,
  assertionResults: tests.map(([fullName, one]) => ({ fullName, status: one })),
});

it('counts tests, checks, files that could not run and problems of the run', () => {
  const files = [
    file('failed', ['one', 'passed'], ['two', 'failed'], ['three', 'pending'], ['four', 'todo']),
    file('failed'),
    file('failed', ['five', 'passed']),
  ];
  const counted = totals(files, [true, true, false], 2);
  expect(counted).toEqual({ passed: 4, failed: 1 + 2 + 1 + 2, skipped: ['three', 'four'] });
  expect(totalsLine(counted)).toBe('4 passed, 6 failed, 2 skipped');
});

it('a jest that wrote no results is a failure, whatever the checks say', () => {
  expect(totalsLine(totals(null, [true, true, true], 0))).toBe('3 passed, 1 failed');
});
