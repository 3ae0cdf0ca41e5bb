/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepRun, readRuns, type Run } from './runs.cjs';

let folder: string;
const file = () => path.join(folder, 'kept/runs.json');
const run = (began: string): Run => ({
  began,
  idle: true,
  whole: true,
  full: false,
  seconds: { 'a/b.test.ts': 1 },
});

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'yinyom-runs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('keeps the last ten runs, the newest last, and no half-written file', () => {
  for (let day = 1; day <= 12; day += 1) expect(keepRun(run(`day ${day}`), file())).toBe(file());
  expect(readRuns(file()).map(({ began }) => began)).toEqual(
    [3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((day) => `day ${day}`),
  );
  expect(readdirSync(path.dirname(file()))).toEqual(['runs.json']);
});

it('a machine that knows no run, or whose notes cannot be read, begins without', () => {
  expect(readRuns(file())).toEqual([]);
  keepRun(run('day 1'), file());
  writeFileSync(file(), '[{');
  expect(readRuns(file())).toEqual([]);
});

it('a folder that cannot be written fails no run', () => {
  writeFileSync(path.join(folder, 'kept'), 'a file');
  expect(keepRun(run('day 1'), file())).toBeNull();
});
