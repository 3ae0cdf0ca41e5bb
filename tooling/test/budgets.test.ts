/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { budgetsOf, overBudget, type Budgets } from './budgets.mjs';
import type { Run } from './runs.cjs';

const ROOT = path.join(__dirname, '../..');
const files = Array.from({ length: 12 }, (_, at) => `e2e/${at}.test.ts`);
const each = (seconds: number) => Object.fromEntries(files.map((file) => [file, seconds]));
const budgets: Budgets = { measured: '2026-11-28', other_files: 8, seconds: { ...each(20), 'e2e/': 240 } };
const run = (seconds: Record<string, number>, facts: Partial<Run> = {}): Run => ({
  began: '2026-11-28T05:00:00.000Z',
  idle: true,
  whole: true,
  full: false,
  seconds,
  ...facts,
});
const over = (now: Run, ...earlier: Run[]) =>
  overBudget(now, earlier, budgets).map(({ name, again }) => [name, again]);

const slow = { ...each(20), 'e2e/3.test.ts': 31 };

it('names a file that took more than its budget and half of it, and fails it the second time', () => {
  expect(over(run({ ...each(20), 'e2e/3.test.ts': 30 }))).toEqual([]);
  expect(over(run(slow))).toEqual([['e2e/3.test.ts', false]]);
  expect(over(run(slow), run(slow))).toEqual([['e2e/3.test.ts', true]]);
});

it('a run in between that kept the budget begins anew; one without the file does not', () => {
  expect(over(run(slow), run(slow), run(each(20)))).toEqual([['e2e/3.test.ts', false]]);
  expect(over(run(slow), run(slow), run({ 'shell/a.test.ts': 1 }))).toEqual([['e2e/3.test.ts', true]]);
});

it('a busy machine fails nothing, neither then nor the next time', () => {
  expect(over(run(slow, { idle: false }), run(slow))).toEqual([['e2e/3.test.ts', false]]);
  expect(over(run(slow), run(slow, { idle: false }))).toEqual([['e2e/3.test.ts', false]]);
});

it('a slow machine is slow for all files: only what stands out is named', () => {
  expect(over(run(each(60)))).toEqual([]);
  expect(over(run({ ...each(60), 'e2e/3.test.ts': 95 }))).toEqual([['e2e/3.test.ts', false]]);
});

it('a fast machine gives no file less than its budget', () => {
  expect(over(run({ ...each(2), 'e2e/3.test.ts': 29 }))).toEqual([]);
});

it('files without a budget have a common one, rooms as a whole their own', () => {
  expect(over(run({ 'shell/new.test.ts': 13, 'shell/quick.test.ts': 11 }))).toEqual([
    ['shell/new.test.ts', false],
  ]);
  expect(over(run({ 'e2e/': 361, 'shell/': 900 }))).toEqual([['e2e/', false]]);
});

it('judges neither all tests nor without measured budgets', () => {
  expect(over(run(slow, { full: true }))).toEqual([]);
  expect(overBudget(run(slow), [], { ...budgets, measured: null })).toEqual([]);
});

it('makes budgets of a run: rooms, and files above the common budget, in whole seconds', () => {
  const seconds = { 'e2e/b.test.ts': 20.2, 'e2e/a.test.ts': 8.1, 'e2e/c.test.ts': 7.9, 'e2e/': 36.2 };
  expect(budgetsOf(run(seconds), 8)).toEqual({
    measured: '2026-11-28',
    other_files: 8,
    seconds: { 'e2e/': 37, 'e2e/a.test.ts': 9, 'e2e/b.test.ts': 21 },
  });
});

it('every committed budget is of a file or room that exists', () => {
  const committed = JSON.parse(readFileSync(path.join(__dirname, 'budgets.json'), 'utf8')) as Budgets;
  const gone = Object.keys(committed.seconds).filter((name) => !existsSync(path.join(ROOT, name)));
  expect(gone).toEqual([]);
});
