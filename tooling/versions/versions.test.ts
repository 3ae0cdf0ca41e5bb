import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workspaceRooms } from '../workspaces.cjs';
import { manifestOf, ROOT, rooms } from '../lint/sources';

/** Asks a function of the tools, in a process of Node as they run in; `given` is what it is asked about. */
const ask = <T>(
  module: 'changelog' | 'surfaces' | 'surfaceOf' | '../repository',
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

it('each published manifest states the address of the repository that the root states (npm run repository)', () => {
  const published = workspaceRooms().filter((room) => 'repository' in manifestOf(room));
  const stated = Object.fromEntries(
    published.map((room) => {
      const { homepage, repository, bugs } = manifestOf(room) as unknown as Record<string, unknown>;
      return [room, { homepage, repository, bugs }];
    }),
  );
  const expected = ask(
    '../repository',
    'Object.fromEntries(given.map((room) => [room, tool.originOf(room, tool.repositoryAddress())]))',
    published,
  );
  expect(published.length).toBeGreaterThan(15);
  expect(stated).toEqual(expected);
});

it('where files are shown depends on the forge', () => {
  const [gitea, github, gitlab] = ask<string[]>(
    '../repository',
    'given.map((host) => tool.fileAddress("docs", `https://${host}/team/yinyom`))',
    ['git.example.ac.th', 'github.com', 'gitlab.example.ac.th'],
  );
  expect(gitea).toBe('https://git.example.ac.th/team/yinyom/src/branch/main/docs');
  expect(github).toBe('https://github.com/team/yinyom/blob/main/docs');
  expect(gitlab).toBe('https://gitlab.example.ac.th/team/yinyom/-/blob/main/docs');
});

const notes = readFileSync(path.join(ROOT, 'CHANGELOG.md'), 'utf8');

it('CHANGELOG.md has what comes next first, then this version, and every version with kept data', () => {
  const titles = [...notes.matchAll(/^## (\S+)/gm)].map(([, title]) => title);
  expect(titles.slice(0, 2)).toEqual(['Unreleased', kit.version]);
  const kept = readdirSync(path.join(ROOT, 'e2e/fixtures/data')).map((file) => path.parse(file).name);
  expect(kept.filter((version) => !titles.includes(version))).toEqual([]);
});

/** A copy without history has no earlier version to find. */
const hasHistory =
  spawnSync('git', ['rev-parse', '--is-shallow-repository'], { cwd: ROOT, encoding: 'utf8' }).stdout ===
  'false\n';

(hasHistory ? it : it.skip)(
  'the command of the page about upgrades finds the version before this one',
  () => {
    const page = readFileSync(path.join(ROOT, 'docs/operate/upgrade.md'), 'utf8');
    const [, command = '', example = ''] =
      /^git checkout "\$\((git log .+version (\d+\\\.\d+\\\.\d+).+)\)"$/m.exec(page) ?? [];
    const [, , before = ''] = [...notes.matchAll(/^## (\S+)/gm)].map(([, title]) => title);
    const run = (line: string) => spawnSync('sh', ['-c', line], { cwd: ROOT, encoding: 'utf8' });
    const found = run(command.replace(example, before.replaceAll('.', '\\.'))).stdout.trim();
    expect(found).toMatch(/^[0-9a-f]{7,}$/);
    const { stdout } = run(`git show ${found}:packages/contracts/src/constants.ts`);
    expect(stdout).toContain(`PRODUCT_VERSION = '${before}'`);
  },
);

it('readme.txt of the WordPress plugin has an entry for each stable version', () => {
  const readmeOf = (entry: string) => `Stable tag: 1.0.0\n\n== Changelog ==\n\n${entry}\n* First.\n`;
  const [named, silent] = ask<string[]>(
    'changelog',
    'given.map((text) => tool.withStableTag(text, "1.1.0"))',
    [readmeOf('= Next version ='), readmeOf('= 1.0.0 =')],
  );
  expect(named).toBe('Stable tag: 1.1.0\n\n== Changelog ==\n\n= 1.1.0 =\n* First.\n');
  expect(silent).toBe(
    'Stable tag: 1.1.0\n\n== Changelog ==\n\n= 1.1.0 =\n* The version of the platform; the plugin is as it was.\n\n= 1.0.0 =\n* First.\n',
  );
});

it('a release takes the lines of what was unreleased, and is refused without any', () => {
  const [released, refused] = ask<(string | null)[]>(
    'changelog',
    'given.map((text) => tool.withRelease(text, "2.0.0", "2027-01-02"))',
    [
      '# C\n\n## Unreleased\n\n- New.\n\n## 1.0.0 (2026-01-01)\n\n- Old.\n',
      '# C\n\n## Unreleased\n\n## 1.0.0\n',
    ],
  );
  expect(released).toBe(
    '# C\n\n## Unreleased\n\n## 2.0.0 (2027-01-02)\n\n- New.\n\n## 1.0.0 (2026-01-01)\n\n- Old.\n',
  );
  expect(refused).toBeNull();
});
