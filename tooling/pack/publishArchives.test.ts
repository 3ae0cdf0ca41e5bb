import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'yinyom-publish-'));
  const stage = path.join(folder, 'package');
  mkdirSync(stage);
  for (const name of ['one', 'two']) {
    writeFileSync(path.join(stage, 'package.json'), JSON.stringify({ name, version: '1.20.1' }));
    spawnSync('tar', ['czf', path.join(folder, `${name}.tgz`), '-C', folder, 'package']);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Registry {
  /** Versions of each package; a name that is missing is not known. */
  versions: Record<string, string | string[]>;
  /** Archives that cannot be published. */
  refused?: string[];
  problems?: string[];
  /** What the registry answers while it does not work. */
  broken?: string;
}

/** Publishes the folder to a registry that is only made up: calls of npm that change it, and what was said. */
const publish = (registry: Registry): { calls: string[]; said: string } => {
  const code = `
    import { publishArchives } from ${JSON.stringify(path.join(__dirname, 'publishArchives.mjs'))};
    const { versions, refused = [], problems = [], broken } = ${JSON.stringify(registry)};
    const calls = [];
    const npm = ([call, what, ...rest]) => {
      if (call === 'view') {
        if (broken) return { status: 1, stdout: '', stderr: broken };
        const known = versions[what];
        return known ? { status: 0, stdout: JSON.stringify(known), stderr: '' } : { status: 1, stdout: '', stderr: 'npm error code E404' };
      }
      const name = what.replace(/^.*\\//, '');
      calls.push([name, ...rest].join(' '));
      return { status: refused.includes(name) ? 1 : 0, stdout: '', stderr: 'no' };
    };
    let said;
    try {
      said = (await publishArchives(${JSON.stringify(folder)}, npm, async () => problems)).join(', ');
    } catch (error) {
      said = error.message;
    }
    console.log(JSON.stringify({ calls, said }));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  return JSON.parse(stdout) as { calls: string[]; said: string };
};

it('publishes what the registry has not, a first version and one that is the highest as the latest', () => {
  expect(publish({ versions: { two: ['1.9.9', '1.20.0'] } })).toEqual({
    calls: ['one.tgz', 'two.tgz'],
    said: 'one 1.20.1 is published, two 1.20.1 is published',
  });
});

it('can be repeated after it broke off', () => {
  expect(publish({ versions: {}, refused: ['two.tgz'] })).toEqual({
    calls: ['one.tgz', 'two.tgz'],
    said: expect.stringContaining('two.tgz: no'),
  });
  expect(publish({ versions: { one: '1.20.1' } })).toEqual({
    calls: ['two.tgz'],
    said: 'one 1.20.1 was there, two 1.20.1 is published',
  });
});

it('a repair of an older line does not become the latest', () => {
  expect(publish({ versions: { one: ['1.20.0', '1.21.0'] } }).calls).toEqual([
    'one.tgz --tag line-1.20',
    'two.tgz',
  ]);
});

it('publishes nothing where a package has a problem, or where the registry does not answer', () => {
  expect(publish({ versions: {}, problems: ['no types'] })).toEqual({
    calls: [],
    said: expect.stringMatching(/one\.tgz: no types\n.*two\.tgz: no types/),
  });
  expect(publish({ versions: {}, broken: 'E500' })).toEqual({ calls: [], said: 'npm view one: E500' });
});
