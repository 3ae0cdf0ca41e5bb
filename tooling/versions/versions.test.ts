import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { manifestOf, ROOT, rooms } from '../lint/sources';

/** Asks a function of the tools, in a process of Node as they run in; `given` is what it is asked about. */
const ask = <T>(
  module: 'changelog' | 'surfaces' | 'surfaceOf',
  expression: string,
  given: unknown = null,
): T => {
  const code = `
    import * as tool from ${JSON.stringify(path.join(__dirname, `${module}.mjs`))};
    const given = ${JSON.stringify(given)};
    console.log(JSON.stringify(${expression}));`;
  const done = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (done.status !== 0) throw new Error(done.stderr);
  return JSON.parse(done.stdout) as T;
};
type Surfaces = Record<string, string>;
const changelog = readFileSync(path.join(ROOT, 'packages/mfe-kit/CHANGELOG.md'), 'utf8');
const kit = manifestOf('packages/mfe-kit');

// Each question is a process, and those about surfaces load a compiler: they are asked together.
let surfaces: { now: Surfaces; kept: Surfaces; digest: string };
let sections: { version: string; surface: string; lines: string[] }[];
beforeAll(() => {
  surfaces = ask(
    'surfaces',
    '{ now: tool.surfacesNow(), kept: tool.surfacesKept(), digest: tool.digestOfAll(tool.surfacesKept()) }',
  );
  sections = ask('changelog', 'tool.sectionsOf(given)', changelog);
});

it('what packages offer to remotes is as it was when the version was raised: else npm run raise', () => {
  const { now, kept } = surfaces;
  for (const [name, surface] of Object.entries(now)) expect([name, kept[name]]).toEqual([name, surface]);
});

it('the newest section of the changelog is about the present version and about what it offers', () => {
  expect(sections[0]).toMatchObject({ version: kit.version, surface: surfaces.digest });
});

it('every version in the changelog is higher than the one before, and says what changed', () => {
  const versions = sections.map(({ version }) => version);
  const pairs = versions.slice(1).map((version, index) => [versions[index], version]);
  expect(ask('changelog', 'given.filter(([newer, older]) => !tool.isHigher(newer, older))', pairs)).toEqual(
    [],
  );
  expect(sections.filter(({ lines }) => lines.length === 0)).toEqual([]);
});

it('there is one version of everything', () => {
  expect(new Set(['.', ...rooms].map((room) => manifestOf(room).version))).toEqual(new Set([kit.version]));
});

describe('a changed package', () => {
  const BEFORE = {
    'package.json': JSON.stringify({
      exports: { '.': { 'yinyom-source': './src/index.ts', types: './x' } },
    }),
    'index.d.ts': "export { add } from './add';\n",
    'add.d.ts': '/** Adds. */\nexport declare const add: (one: number) => number;\n',
  };
  const CHANGES = {
    before: {},
    words: { 'add.d.ts': '/** Gives the sum. */\nexport declare const add: (one: number) => number;\n' },
    type: { 'add.d.ts': 'export declare const add: (one: number, more?: number) => number;\n' },
    name: { 'index.d.ts': "export { add as plus } from './add';\n" },
  };
  let folder: string;
  let surface: Record<keyof typeof CHANGES, string>;

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'yinyom-surface-'));
    for (const [name, changed] of Object.entries(CHANGES)) {
      mkdirSync(path.join(folder, name));
      for (const [file, text] of Object.entries({ ...BEFORE, ...changed }))
        writeFileSync(path.join(folder, name, file), text);
    }
    const places = Object.keys(CHANGES).map((name) => [name, path.join(folder, name)]);
    const all = 'Object.fromEntries(given.map(([name, place]) => [name, tool.surfaceOf(place, place)]))';
    surface = ask('surfaceOf', all, places);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('offers the same when only words about it changed, and another thing when a type did', () => {
    expect(surface.words).toBe(surface.before);
    expect(surface.type).not.toBe(surface.before);
  });

  it('has lost what cannot be imported any more', () => {
    const offered = (text: string) => ({ 'mfe-kit': text, ui: '', testing: '' });
    const before = offered(surface.before);
    const lost = 'given.map(([before, now]) => tool.namesLost(before, now))';
    expect(
      ask('surfaces', lost, [
        [before, offered(surface.name)],
        [before, before],
      ]),
    ).toEqual([['add (.) of mfe-kit'], []]);
  });
});

it('a new section stands above the older ones', () => {
  const section = { version: '2.0.0', lines: ['gone: add'], surface: 'ab' };
  const text = ask<string>('changelog', 'tool.withSection(...given)', [
    '# Changes\n\nWords.\n\n## 1.0.0\n\n- first\n',
    section,
  ]);
  expect(text).toBe(
    '# Changes\n\nWords.\n\n## 2.0.0\n\n- gone: add\n\n<!-- surface ab -->\n\n## 1.0.0\n\n- first\n',
  );
});

it.each([
  [[], 'Say how much'],
  [['minor'], 'Say what changed'],
])('npm run raise %j says what is missing', (args, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, [path.join(__dirname, 'raise.mjs'), ...args], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([2, expect.stringContaining(sentence)]);
  expect(existsSync(path.join(ROOT, 'lerna-debug.log'))).toBe(false);
});
