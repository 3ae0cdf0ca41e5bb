import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isTest, ROOT, rooms, scriptsIn } from './sources';

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const number = (digits = ''): number => Number(digits.replaceAll('_', ''));
/** What a set-up file gives each test (milliseconds). */
const limitIn = (file: string): number => number(/^jest\.setTimeout\(([\d_]+)\);$/m.exec(read(file))?.[1]);

const ON_NODE = limitIn('tooling/jest/nodeSetup.cjs');
const WITH_DOCUMENT = limitIn('packages/build-remote/jest/browserSetup.cjs');
const OF_ITS_OWN = /^(?:jest\.setTimeout\(|\s*\}, )([\d_]{4,})\);$/gm;

it('no test has a shorter limit than its room: limits end what hangs, and a slow machine meets short ones first', () => {
  expect(Math.min(ON_NODE, WITH_DOCUMENT)).toBeGreaterThan(60_000);
  const short = rooms.flatMap((room) => {
    const tests = scriptsIn(room).filter(isTest);
    if (tests.length === 0) return [];
    const limit = read(`${room}/jest.config.cjs`).includes('browserPreset') ? WITH_DOCUMENT : ON_NODE;
    return tests.flatMap((file) =>
      [...read(file).matchAll(OF_ITS_OWN)]
        .filter(([, digits]) => number(digits) <= limit)
        .map(([text]) => `${file}: ${text.trim()}`),
    );
  });
  expect(short).toEqual([]);
});
