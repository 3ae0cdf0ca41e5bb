/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import LongestFirst from './longestFirst.cjs';
import { keepRun } from './runs.cjs';

const ROOT = path.join(__dirname, '../..');
const cacheBefore = process.env['XDG_CACHE_HOME'];
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'yinyom-order-'));
  process.env['XDG_CACHE_HOME'] = folder;
});
afterEach(() => {
  if (cacheBefore === undefined) delete process.env['XDG_CACHE_HOME'];
  else process.env['XDG_CACHE_HOME'] = cacheBefore;
  rmSync(folder, { recursive: true });
});

const test = (file: string, project = 'tooling') => ({
  path: path.join(ROOT, file),
  context: { config: { displayName: { name: project } } },
});
const here = readdirSync(__dirname)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => test(`tooling/test/${name}`));
const sequencer = () => new LongestFirst({ contexts: [], globalConfig: {} });
const namesOf = (tests: { path: string }[]) => tests.map((one) => path.relative(ROOT, one.path));

it('what took longest on this machine begins first', () => {
  const [first, second, ...others] = here;
  const files = namesOf(here);
  keepRun({
    began: '2026-11-28T05:00:00.000Z',
    idle: false,
    whole: true,
    full: false,
    seconds: {
      ...Object.fromEntries(files.map((file) => [file, 1])),
      [files[1] ?? '']: 9,
      [files[0] ?? '']: 5,
    },
  });
  const sorted = namesOf(sequencer().sort(here));
  expect(sorted.slice(0, 2)).toEqual(namesOf([second, first].filter((one) => one !== undefined)));
  expect(sorted.slice(2).sort()).toEqual(namesOf(others).sort());
});

it('on a machine that knows nothing yet, tests of the whole platform begin first, then those that build or drive a browser', () => {
  const story = test('e2e/console/story.test.ts');
  const remote = test('tooling/new-remote/newRemote.test.ts');
  const banner = test('consent-sdk/src/browser-tests/debug.browser.test.ts', 'consent-sdk');
  const sorted = sequencer().sort([...here, banner, remote, story]);
  expect(namesOf(sorted.slice(0, 3))).toEqual(namesOf([story, banner, remote]));
});

it('shards hold every test once, in each order of the files that is given', () => {
  const tests = [
    ...here,
    test('e2e/console/story.test.ts', 'system'),
    test('e2e/console/story.test.ts', 'npm'),
  ];
  const shards = [1, 2, 3].map((shardIndex) => sequencer().shard(tests, { shardIndex, shardCount: 3 }));
  expect(new Set(shards.flat())).toEqual(new Set(tests));
  expect(shards.flat()).toHaveLength(tests.length);
  const turned = sequencer().shard([...tests].reverse(), { shardIndex: 2, shardCount: 3 });
  expect(turned).toEqual(shards[1]);
});

it('a file that runs in two browsers may be shared out', () => {
  const tests = [test('e2e/console/story.test.ts', 'system'), test('e2e/console/story.test.ts', 'npm')];
  expect(sequencer().shard(tests, { shardIndex: 1, shardCount: 2 })).toHaveLength(1);
});
