import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import listed from './ownPlatforms.json';
import { isTest, ROOT, scriptsIn } from './sources';

/** Where end-to-end tests are, by what they do to the platform; `support` holds the tests of their helpers. */
const PLACES = ['console', 'faults', 'releases', 'scans', 'stacks', 'support'];
/** Files here share the platform of their worker. */
const SHARING = ['e2e/console/', 'e2e/releases/'];
/** Ways to a platform of one's own: the helper, and the programs themselves. */
const STARTS =
  /\bstartStack\(|\bstartPlatform\(|\bstartPair\(|\blaunch\(|['"`/](?:api-gateway|embedded-mongo)\/dist\/start\.js/;

const startsItsOwn = (code: string): boolean => STARTS.test(code);
const tests = scriptsIn('e2e').filter(isTest);

it('every end-to-end test is in a folder that says what it does to the platform', () => {
  const misplaced = tests.filter((file) => !PLACES.some((place) => file.startsWith(`e2e/${place}/`)));
  expect(misplaced).toEqual([]);
  expect(readdirSync(path.join(ROOT, 'e2e'))).toEqual(expect.arrayContaining(PLACES));
});

it('a test of the console or of releases shares the platform, or ownPlatforms.json says why it cannot', () => {
  const own = tests
    .filter((file) => SHARING.some((place) => file.startsWith(place)))
    .filter((file) => startsItsOwn(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(own.sort()).toEqual(listed.map(({ file }) => file).sort());
  expect(listed.filter(({ why }) => why.length < 20)).toEqual([]);
});

it.each([
  ["stack = await startStack({ DEMO: 'true' });", true],
  ['useConsole({ start: () => startStack({ REMOTE_ORIGINS: origin }) });', true],
  ["await startProgram('api-gateway/dist/start.js', [], env);", true],
  ["await startProgram('packages/embedded-mongo/dist/start.js', []);", true],
  ['const one = launch({ PORT: port });', true],
  ['stack = await sharedStack();', false],
  ["import type { Stack } from '../support/startStack';", false],
  ['const scene = useConsole({ start: ownersStack });', false],
])('%s starts a platform of its own: %s', (code, own) => {
  expect(startsItsOwn(code)).toBe(own);
});
