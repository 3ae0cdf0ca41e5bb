/** @jest-environment node */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { leftOut } from './fullOnly.cjs';
import rows from './fullOnly.json';

interface Row {
  file: string;
  seen_in: string;
  why: string;
}
const table: Row[] = rows;
const ROOT = path.join(__dirname, '../..');
const isTest = (file: string) => /\.test\.tsx?$/.test(file) && existsSync(path.join(ROOT, file));

it('every file that only the full run has exists, and is named once', () => {
  const files = table.map(({ file }) => file);
  expect(files.filter((file) => !isTest(file))).toEqual([]);
  expect(files).toEqual([...new Set(files)]);
});

it('the same kind of fault is seen in a file that npm test runs, and the row says why', () => {
  const full = new Set(table.map(({ file }) => file));
  expect(table.filter(({ seen_in }) => !isTest(seen_in) || full.has(seen_in))).toEqual([]);
  expect(table.filter(({ why }) => why.trim().length < 20)).toEqual([]);
});

it('npm test leaves out exactly the files of the table, npm run test:full none', () => {
  const patterns = leftOut('/tree', {}, [{ file: 'e2e/a.test.ts' }]).map((pattern) => new RegExp(pattern));
  const runs = (file: string) => !patterns.some((pattern) => pattern.test(file));
  expect(runs('/tree/e2e/a.test.ts')).toBe(false);
  for (const other of ['e2e/a.test.tsx', 'e2e/aXtest.ts', 'other/e2e/a.test.ts'])
    expect(runs(`/tree/${other}`)).toBe(true);
  expect(leftOut('/tree', { FULL: '1' }, [{ file: 'e2e/a.test.ts' }])).toEqual([]);
});
