import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isTest, ROOT, rooms, scriptsIn } from './sources';

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const number = (digits = ''): number => Number(digits.replaceAll('_', ''));
/** What a set-up file gives each test (milliseconds). */
const limitIn = (file: string): number => number(/^jest\.setTimeout\(([\d_]+)\);$/m.exec(read(file))?.[1]);

const ON_NODE = limitIn('tooling/jest/nodeSetup.cjs');
const WITH_DOCUMENT = limitIn('packages/build-remote/jest/browserSetup.cjs');
/** Of a file, and of a test or hook, whose lines are indented more than its first and its last one. */
const LIMITS = [
  /^jest\.setTimeout\((?<limit>[\d_]{4,})\);$/gm,
  /^( *)(?:it|test|(?:before|after)(?:All|Each))\b[^\n]*(?:\n(?!\1\})[^\n]*)*\n\1\}, (?<limit>[\d_]{4,})\);$/gm,
];

it('no test has a shorter limit than its room: limits end what hangs, and a slow machine meets short ones first', () => {
  expect(Math.min(ON_NODE, WITH_DOCUMENT)).toBeGreaterThan(60_000);
  const short = rooms.flatMap((room) => {
    const tests = scriptsIn(room).filter(isTest);
    if (tests.length === 0) return [];
    const limit = read(`${room}/jest.config.cjs`).includes('browserPreset') ? WITH_DOCUMENT : ON_NODE;
    return tests.flatMap((file) =>
      LIMITS.flatMap((pattern) => [...read(file).matchAll(pattern)])
        .filter(({ groups }) => number(groups?.['limit']) <= limit)
        .map(({ groups }) => `${file}: ${groups?.['limit']}`),
    );
  });
  expect(short).toEqual([]);
});
