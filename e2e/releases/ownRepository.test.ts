import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'puppeteer';
import { launchBrowser } from '@yinyom/testing/browser';
import { signIn } from '../support/demo';
import { createPerson, type Person } from '../support/person';
import { ROOT } from '../support/startProgram';
import { startStack, type Stack } from '../support/startStack';

const NAME = 'mfe-hello';
/** 750 packages are installed, some for the first time on this machine. */
const PATIENCE_MS = 900_000;
/** Packages of a page that exist once. */
const ONCE = ['@yinyom/mfe-kit', 'react', 'react-dom', 'styled-components'];

/** What a team's own machine has: no settings of this repository's run. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_|JEST_|NODE_|INIT_CWD|RELEASE|DATA_DIR)/.test(name)),
);
const execute = promisify(execFile);

/** @throws Error with the output of a program that fails */
const run = async (
  program: string,
  args: string[],
  cwd: string,
  more: Record<string, string> = {},
): Promise<string> => {
  const { stdout, stderr } = await execute(program, args, {
    cwd,
    env: { ...env, ...more },
    maxBuffer: 1 << 26,
  }).catch((error: Error & { stdout?: string; stderr?: string }) => {
    throw new Error(`${error.message}\n${error.stdout}${error.stderr}`);
  });
  return stdout + stderr;
};

/** Packages that are no part of the platform come from a registry. */
const hasRegistry = (): boolean => {
  const args = ['view', 'react', 'version', '--prefer-online', '--fetch-retries=0', '--fetch-timeout=15000'];
  return spawnSync('npm', args, { cwd: tmpdir(), env, encoding: 'utf8' }).status === 0;
};

let folder: string;
/** The remote's own repository. */
let home: string;
let stack: Stack;
let browser: Browser;
let person: Person;

const describeWithRegistry = hasRegistry() ? describe : describe.skip;

jest.setTimeout(PATIENCE_MS);

describeWithRegistry('a remote in a repository of its own (needs a package registry)', () => {
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'yy-own-'));
    home = path.join(folder, 'repository', NAME);
    const made = path.join(folder, 'made', NAME);
    const tool = (file: string) => JSON.stringify(path.join(ROOT, 'tooling', file));
    const code = `
      import { makeRemote } from ${tool('new-remote/makeRemote.mjs')};
      import { moveOut } from ${tool('own-repository/moveOut.mjs')};
      makeRemote(${JSON.stringify(made)}, { name: 'Hello', contact: 'hello@example.ac.th' });
      moveOut(${JSON.stringify(made)}, ${JSON.stringify(home)});`;
    await run(process.execPath, ['--input-type=module', '-e', code], folder);
    const installing = run(
      'npm',
      ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel', 'error'],
      home,
    );
    // It waits for the registry for most of its time.
    const startPage = async () => {
      stack = await startStack({ DEMO: 'true' });
      browser = await launchBrowser();
      person = await createPerson(browser);
    };
    await Promise.all([installing, startPage()]);
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('holds nothing of this repository', () => {
    const lock = readFileSync(path.join(home, 'package-lock.json'), 'utf8');
    expect(lock).not.toContain(ROOT);
    expect(lock).not.toContain('"link": true');
  });

  it('passes its tests, and its types are right', async () => {
    const [said] = await Promise.all([run('npm', ['test'], home), run('npm', ['run', 'typecheck'], home)]);
    expect(said).toContain('Test Suites: 3 passed, 3 total');
  });

  it('builds, with no copy of what the page has once', async () => {
    await run('npm', ['run', 'build'], home);
    const about = JSON.parse(readFileSync(path.join(home, 'dist/build.json'), 'utf8')) as object;
    expect(about).toMatchObject({ name: 'mfe_hello', needs: { own_copies: [] } });
  });

  it('is released to a running platform with the key of its team', async () => {
    const env = { RELEASES_DIR: stack.releasesDir };
    const keys = path.join(ROOT, 'tooling/release/teamKeys.mjs');
    const made = await run(process.execPath, [keys, 'make', NAME, 'Hello'], ROOT, env);
    const [key = ''] = made.split('\n');
    const file = path.join(folder, 'team.key');
    writeFileSync(file, key);
    const said = await run('npm', ['run', 'deploy', '--', '--to', stack.url, '--key-file', file], home);
    expect(said).toContain('is live');
  });

  it('has its page and its menu entry in the console, and shares what the page has once', async () => {
    await signIn(person, stack);
    await person.page.goto(`${stack.url}/en/websites`);
    await person.press('New page', 'link');
    await person.isAt('/en/hello');
    await person.sees('Welcome, ');
    await person.sees('Your organizations');
    await person.page.goto(`${stack.url}/hello`);
    await person.sees('ยินดีต้อนรับ');
    const copies = await person.page.evaluate(() => {
      type Copies = Record<string, Record<string, { from: string; loaded?: boolean }>>;
      const { __SHARE__: scopes } = (
        globalThis as unknown as { __FEDERATION__: { __SHARE__: Record<string, { default: Copies }> } }
      ).__FEDERATION__;
      return Object.entries(scopes).flatMap(([user, scope]) =>
        Object.entries(scope.default).flatMap(([name, versions]) =>
          Object.values(versions)
            .filter(({ loaded }) => loaded)
            .map(({ from }) => `${user} has ${name} from ${from}`),
        ),
      );
    });
    for (const name of ONCE)
      expect(copies.filter((copy) => copy.includes(` ${name} `)).sort()).toEqual([
        `mfe_hello has ${name} from shell`,
        `shell has ${name} from shell`,
      ]);
    expect(person.complaints).toEqual([]);
  });
});
