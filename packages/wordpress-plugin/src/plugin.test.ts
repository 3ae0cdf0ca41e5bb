import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import AdmZip from 'adm-zip';

const ROOM = path.resolve(__dirname, '..');
const PLUGIN = path.join(ROOM, 'yinyom-consent');
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** PHP is not on every machine; where it is missing its tests are skipped by name. */
const hasPhp = spawnSync('php', ['--version']).status === 0;
const withPhp = hasPhp ? it : it.skip;

withPhp('php finds no mistake in any file', () => {
  for (const file of filesIn(ROOM).filter((name) => name.endsWith('.php'))) {
    const { status, stdout } = spawnSync('php', ['-l', file], { encoding: 'utf8' });
    expect([file, status, stdout]).toEqual([file, 0, expect.stringContaining('No syntax errors')]);
  }
});

withPhp('the plugin does on stand-ins of WordPress what its tests say', () => {
  const { stdout, stderr } = spawnSync('php', [path.join(ROOM, 'tests/run.php')], { encoding: 'utf8' });
  expect(stderr).toBe('');
  const results = JSON.parse(stdout) as [name: string, problem: string | null][];
  expect(results.filter(([, problem]) => problem !== null)).toEqual([]);
  expect(results).toHaveLength(19);
});

it('every part of it refuses to run outside of WordPress', () => {
  for (const file of filesIn(PLUGIN).filter((name) => name.endsWith('.php')))
    expect([file, readFileSync(file, 'utf8')]).toEqual([
      file,
      expect.stringMatching(/defined\( '(?:ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;/),
    ]);
});

describe('the bridge to the WP Consent API', () => {
  const code = readFileSync(path.join(PLUGIN, 'assets/bridge.js'), 'utf8');
  const listen = () => {
    const said: string[] = [];
    const listeners: Record<string, (consent: unknown) => void> = {};
    const page: Record<string, unknown> = {
      wp_set_consent: (category: string, value: string) => said.push(`${category} ${value}`),
      yinyom: { on: (event: string, listener: (consent: unknown) => void) => (listeners[event] = listener) },
    };
    const events: string[] = [];
    runInNewContext(code, {
      window: page,
      document: { dispatchEvent: ({ type }: { type: string }) => events.push(type) },
      CustomEvent: class {
        constructor(readonly type: string) {}
      },
    });
    return { said, listeners, page, events };
  };

  it('says that consent is asked for, and nothing before a decision', () => {
    const { said, listeners, page, events } = listen();
    expect([page['wp_consent_type'], events]).toEqual(['optin', ['wp_consent_type_defined']]);
    listeners['ready']?.(null);
    expect(said).toEqual([]);
  });

  it.each(['ready', 'change'])('tells each category by the names of the API on %s', (event) => {
    const { said, listeners } = listen();
    listeners[event]?.({ types: { 1: true, 2: false, 3: true, 4: false } });
    expect(said).toEqual([
      'functional allow',
      'preferences deny',
      'statistics allow',
      'statistics-anonymous allow',
      'marketing deny',
    ]);
  });
});

it('the file to install is the same for the same sources, readable, and of one version', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'yinyom-plugin-'));
  const make = (name: string) => {
    const target = path.join(folder, name);
    const { status, stderr } = spawnSync(process.execPath, [path.join(ROOM, 'zip.mjs'), target], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    return readFileSync(target);
  };
  const made = make('one.zip');
  expect(make('two.zip').equals(made)).toBe(true);
  const entries = new AdmZip(made).getEntries();
  expect(entries.map(({ entryName }) => entryName).sort()).toEqual(
    filesIn(PLUGIN)
      .map((file) => `yinyom-consent/${path.relative(PLUGIN, file)}`)
      .sort(),
  );
  for (const entry of entries) {
    expect(entry.header.size).toBeLessThan(1_000_000);
    const longest = Math.max(
      ...entry
        .getData()
        .toString()
        .split('\n')
        .map((line) => line.length),
    );
    expect([entry.entryName, longest < 500]).toEqual([entry.entryName, true]);
  }
  const { version } = JSON.parse(readFileSync(path.join(ROOM, 'package.json'), 'utf8')) as {
    version: string;
  };
  const main = readFileSync(path.join(PLUGIN, 'yinyom-consent.php'), 'utf8');
  expect(main).toContain(`Version: ${version}`);
  expect(main).toContain(`'YINYOM_VERSION', '${version}'`);
  const readme = readFileSync(path.join(PLUGIN, 'readme.txt'), 'utf8');
  expect(readme).toContain(`Stable tag: ${version}`);
  // What comes next is above the stable version, which has an entry of its own.
  const [, changes = ''] = readme.split('== Changelog ==');
  const named = [...changes.matchAll(/^= (.+) =\n\* /gm)].map(([, name]) => name);
  expect(named.filter((name) => name !== 'Next version')[0]).toBe(version);
  expect(named.indexOf('Next version')).toBeLessThanOrEqual(0);
  rmSync(folder, { recursive: true, force: true });
});
