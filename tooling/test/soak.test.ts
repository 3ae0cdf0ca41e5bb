/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import rows from './fullOnly.json';

const ROOT = path.join(__dirname, '../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const scriptOf = (room: string): string | undefined =>
  (JSON.parse(read(path.join(room, 'package.json'))) as { scripts: Record<string, string> }).scripts[
    'test:soak'
  ];

/** Tests that last longer with SOAK=1, and what else runs them so. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'services/consents/src/projection/primaryLost.test.ts': 'SOAK=1 npm run test:mongodb -- consents',
};
const lasting = execFileSync('git', ['grep', '-lE', "env(\\.SOAK|\\['SOAK'\\])", '--', '*.test.ts'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);
const rooms = [...(scriptOf('.') ?? '').matchAll(/-w (\S+)/g)].map(([, room]) => room ?? '');

it.each(lasting)('%s is a part of npm run test:soak', (file) => {
  if (file in ELSEWHERE) return;
  const room = rooms.find((one) => file.startsWith(`${one}/`)) ?? '';
  const [, named = 'no script'] = /^SOAK=1 jest(?: --runInBand)?(.*)$/.exec(scriptOf(room) ?? '') ?? [];
  const patterns = named.trim().split(/\s+/).filter(Boolean);
  expect(patterns.length === 0 || patterns.some((pattern) => file.includes(pattern))).toBe(true);
  // A run without FULL=1 would pass over it without a word.
  expect(rows.filter((row) => row.file === file && !('part' in row))).toEqual([]);
});

it.each([
  ['packages/embedded-mongo/test/crash.test.ts', /ROUNDS = process\.env\.SOAK === '1' \? (\d+)/, 100],
  ['packages/embedded-mongo/test/powerCut.test.ts', /CUTS = SOAK \? (\d+)/, 60],
  ['e2e/faults/fullDisk.test.ts', /FILLINGS = SOAK \? (\d+)/, 60],
  ['e2e/faults/consentsKilled.test.ts', /ROUNDS = SOAK \? (\d+)/, 50],
] as const)('%s happens as often as docs/benchmarks.md says', (file, pattern, times) => {
  expect(Number(pattern.exec(read(file))?.[1])).toBe(times);
});
