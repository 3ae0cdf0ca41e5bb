/** @jest-environment node */
import { existsSync } from 'node:fs';
import path from 'node:path';
import committed from './retries.json';
import { judgeRetries, type Debt } from './retryDebts.mjs';

const debt = { file: 'e2e/a.test.ts', title: 'scans', reason: 'waits for a timer', date: '2026-11-14' };
const problem = (title: string, today: string) =>
  judgeRetries([{ file: 'e2e/a.test.ts', title }], [debt], today)[0]?.problem;

it('a test that is in the list is named for 14 days, and a problem from then on', () => {
  expect(problem('scans', '2026-11-28')).toBeNull();
  expect(problem('scans', '2026-11-29')).toBe('it is in tooling/test/retries.json since 2026-11-14');
});

it('another test, and one of the same title in another file, is a problem at once', () => {
  expect(problem('scans twice', '2026-11-15')).toBe('it is not in tooling/test/retries.json');
  const elsewhere = judgeRetries([{ file: 'e2e/b.test.ts', title: 'scans' }], [debt], '2026-11-15');
  expect(elsewhere[0]?.problem).toBe('it is not in tooling/test/retries.json');
});

it('each committed debt has a file, a title, a reason and a day that has come', () => {
  const isWhole = ({ file, title, reason, date }: Debt) =>
    existsSync(path.join(__dirname, '../..', file)) &&
    title !== '' &&
    reason.length >= 10 &&
    /^\d{4}-\d\d-\d\d$/.test(date) &&
    Date.parse(date) <= Date.now();
  expect((committed as Debt[]).filter((one) => !isWhole(one))).toEqual([]);
});
