import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { About } from '@yinyom/contracts/release/aboutShape';

const ROOT = path.resolve(__dirname, '../..');
const NAME = 'mfe-user-reports';

const newRemote = (...args: string[]) =>
  spawnSync(process.execPath, [path.join(__dirname, 'main.mjs'), ...args], { encoding: 'utf8' });

describe('a name that cannot be a remote is refused with a sentence', () => {
  it.each([
    [[], 'Say what it is called'],
    [['hello'], 'hello is no name of a remote'],
    [['mfe-Hello'], 'small letters'],
    [['mfe_hello'], 'single hyphens'],
    [['mfe--hello'], 'single hyphens'],
    [['mfe-1'], 'a letter'],
    [['../mfe-hello'], 'is no name of a remote'],
    [[`mfe-${'a'.repeat(40)}`], 'too long'],
    [['mfe-kit'], 'a package of the platform'],
    [['mfe-users'], 'There is a folder mfe-users already'],
    [['mfe-hello', '--team', 'Reports'], '--contact'],
  ])('%j', (args, sentence) => {
    const { status, stderr } = newRemote(...args);
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(status).toBe(2);
  });
});

describe('a remote that was just made', () => {
  let folder: string;
  let room: string;
  const run = (program: string, args: string[]) =>
    spawnSync(process.execPath, [program, ...args], { cwd: room, encoding: 'utf8' });
  const tool = (file: string) => path.join(ROOT, 'node_modules', file);

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'yinyom-new-remote-'));
    room = path.join(folder, NAME);
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    const make = `
      import { makeRemote } from ${JSON.stringify(path.join(__dirname, 'makeRemote.mjs'))};
      makeRemote(${JSON.stringify(room)}, { name: "Reports' team", contact: 'reports@example.ac.th' });`;
    const made = spawnSync(process.execPath, ['--input-type=module', '-e', make], { encoding: 'utf8' });
    if (made.status !== 0) throw new Error(made.stderr);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('builds, and the build says what it is', () => {
    const { status, stderr } = run(path.join(ROOT, 'packages/build-remote/bin/yinyom-remote.mjs'), ['build']);
    expect([stderr, status]).toEqual(['', 0]);
    expect(JSON.parse(readFileSync(path.join(room, 'dist/build.json'), 'utf8'))).toMatchObject({
      name: 'mfe_user_reports',
      declared: {
        name: 'mfe_user_reports',
        team: { name: "Reports' team", contact: 'reports@example.ac.th' },
        namespaces: ['user-reports'],
        pages: [{ path: '/user-reports', menu: { group: 'settings' } }],
      },
    });
  });

  it('T3-08 T3-11 brings its own code only, and needs only the calls that its page makes', () => {
    const read = (file: string) => readFileSync(path.join(room, 'dist', file));
    const { size, needs } = JSON.parse(read('build.json').toString()) as About;
    const scripts = Object.keys(
      (JSON.parse(read('mf-manifest.json').toString()) as { files: Record<string, string> }).files,
    ).filter((file) => file.endsWith('.js'));
    expect(size?.own).toBeLessThan(8 * 1024);
    expect(scripts.length).toBeLessThanOrEqual(20);
    expect(Object.keys(needs?.calls ?? {})).toEqual(['listMyOrganizations']);
  });

  it('T3-07 has its manifest packed, as it is', () => {
    const read = (ending: string) => readFileSync(path.join(room, `dist/mf-manifest.json${ending}`));
    expect(gunzipSync(read('.gz')).equals(read(''))).toBe(true);
    expect(brotliDecompressSync(read('.br')).equals(read(''))).toBe(true);
  });

  it('W6 says of which packages its code is, with versions and licences', () => {
    const { components } = JSON.parse(readFileSync(path.join(room, 'dist/sbom.cdx.json'), 'utf8')) as {
      components: { name: string; version: string; licenses?: object[] }[];
    };
    const names = components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['@yinyom/contracts', '@yinyom/ui']));
    // The page lends these.
    expect(names).not.toEqual(expect.arrayContaining(['react']));
    expect(components.filter(({ version, licenses }) => !version || !licenses)).toEqual([]);
  });

  it('passes its own tests', () => {
    const { status, stderr } = run(tool('jest/bin/jest.js'), ['--maxWorkers=1']);
    expect([stderr, status]).toEqual([expect.stringContaining('Test Suites: 3 passed, 3 total'), 0]);
  });

  it('is written as the rest of this repository is', () => {
    const config = ['--config', path.join(ROOT, '.oxfmtrc.json')];
    expect(run(tool('oxfmt/bin/oxfmt'), ['--check', ...config, '.', '!dist']).status).toBe(0);
  });
});
