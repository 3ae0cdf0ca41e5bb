import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'puppeteer';
import { launchBrowser } from '@yinyom/testing/browser';
import { linkPackages } from '../../tooling/template/linkPackages';
import { createPerson, type Person } from '../support/person';
import { freePort, ROOT } from '../support/startProgram';

const execute = promisify(execFile);

let folder: string;
let product: string;
const running: ChildProcess[] = [];
let url: string;
let browser: Browser;

const node = async (cwd: string, ...args: string[]): Promise<string> => {
  const env = { ...process.env, DATA_DIR: path.join(folder, 'data'), NODE_OPTIONS: '' };
  const { stdout } = await execute(process.execPath, args, { cwd, env, maxBuffer: 1 << 26 });
  return stdout;
};

/** Starts a program of the template; resolves with what it prints first that fits. */
const start = async (
  file: string,
  args: string[],
  more: NodeJS.ProcessEnv,
  wanted: RegExp,
): Promise<string> => {
  const env = { ...process.env, DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'warn', ...more };
  const program = spawn(process.execPath, [file, ...args], { cwd: product, env });
  running.push(program);
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (part: Buffer) => {
      printed += String(part);
      const [, found] = wanted.exec(printed) ?? [];
      if (found) resolve(found);
    };
    program.stdout.on('data', read);
    program.stderr.on('data', read);
    program.once('exit', () => reject(new Error(`${file} ended: ${printed}`)));
  });
};

/** Makes the key of a remote. @returns its commands, and what those that change releases need */
const teamOf = async (room: string) => {
  const key = path.join(folder, `${room}.key`);
  writeFileSync(key, await node(product, 'tooling/release-keys.mjs', 'make', room, 'A team'));
  const program = path.join(product, 'packages/build-remote/bin/product-remote.mjs');
  return {
    command: (...args: string[]) => node(path.join(product, room), program, ...args),
    at: ['--to', url, '--key-file', key],
  };
};

/** Changes a text of the example remote. */
const change = (from: string, to: string): void => {
  const file = path.join(product, 'mfe-hello/locales/en.json');
  const texts = readFileSync(file, 'utf8');
  if (!texts.includes(from)) throw new Error(`No text says ${from}`);
  writeFileSync(file, texts.replace(from, to));
};

/** As when a person comes back to the tab, which then asks for newer builds, and opens the page of the remote. */
const comesBack = async (person: Person): Promise<void> => {
  const { page } = person;
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/mf/remotes.json')),
    page.waitForResponse((response) => response.url().endsWith('/build.json')),
    page.evaluate(() => window.dispatchEvent(new Event('focus'))),
  ]);
  await person.press('Hello', 'link');
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'yy-template-'));
  product = path.join(folder, 'product');
  await node(folder, path.join(ROOT, 'tooling/template/main.mjs'), product);
  linkPackages(product);
  // As npm leaves it: builds look for the folder that packages were installed from.
  writeFileSync(path.join(product, 'package-lock.json'), '{}');
  await node(product, 'tooling/build.mjs');
  const port = await start(
    'api-gateway/dist/start.js',
    [],
    { PORT: '0' },
    /^ready http:\/\/localhost:(\d+)$/m,
  );
  url = `http://127.0.0.1:${port}`;
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  for (const program of running) program.kill();
  await Promise.all(
    running.map(
      (program) => program.exitCode !== null || program.signalCode !== null || once(program, 'exit'),
    ),
  );
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
});

it('the template builds, starts, takes releases of a remote, shows them and goes back', async () => {
  const person = await createPerson(browser);
  const { page } = person;
  await page.goto(`${url}/en`);
  await person.sees('No remote has been released yet.');

  const { command, at } = await teamOf('mfe-hello');
  expect(await command('deploy', ...at)).toContain('live');

  // The page that was open all the time has it in its menu once it is in front.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await person.press('Hello', 'link');
  await person.sees('Hello from the server');
  expect(await page.$('[data-remote="mfe_hello"]')).not.toBeNull();
  await page.waitForFunction(() => document.title === 'Hello · My product');

  expect(await command('verify', '--against', url)).toContain('works at');

  change('Says hello', 'Says hello twice');
  await command('build');
  await person.press('My product', 'link');
  await person.sees('Each page is a remote');
  expect(await command('deploy', ...at)).toContain('live');
  await comesBack(person);
  await person.sees('Says hello twice');

  await person.press('My product', 'link');
  await person.sees('Each page is a remote');
  expect(await command('releases', 'rollback', ...at)).toContain('live');
  await comesBack(person);
  await person.sees('Hello from the server');
  await page.waitForFunction(() => !document.body.innerText.includes('Says hello twice'));
  expect(await command('releases', ...at)).toMatch(/3 .*rollback[^]*2 .*deploy[^]*1 .*deploy/);
  expect(person.complaints).toEqual([]);
  await person.leave();
});

it('a second remote begins as the example, is released with a key of its own, and both are live', async () => {
  const make = `import { makeRemote } from './tooling/new-remote/makeRemote.mjs'; makeRemote('mfe-reports');`;
  await node(product, '--input-type=module', '-e', make);
  await node(product, 'tooling/build.mjs', 'mfe-reports');
  const { command, at } = await teamOf('mfe-reports');
  const strange = ['--to', url, '--key-file', path.join(folder, 'mfe-hello.key')];
  await expect(command('deploy', ...strange)).rejects.toThrow(/mfe-hello/);
  expect(await command('deploy', ...at)).toContain('live');

  const person = await createPerson(browser);
  await person.page.goto(`${url}/en/reports`);
  await person.sees('Hello from the server');
  await person.page.waitForFunction(() => document.title === 'Reports · My product');
  await person.press('Hello', 'link');
  await person.isAt('/en/hello');
  await person.page.waitForSelector('[data-remote="mfe_hello"]');
  await person.press('Reports', 'link');
  await person.page.waitForSelector('[data-remote="mfe_reports"]');
  await person.sees('Hello from the server');
  expect(await command('verify', '--against', url)).toContain('works at');
  expect(person.complaints).toEqual([]);
  await person.leave();
});

it('the build of a page that says hello is small: at most 20 files, and 8 KB of its own code and texts', () => {
  const dist = path.join(product, 'mfe-hello/dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.includes('.'));
  expect(files.length <= 20 ? [] : files).toEqual([]);
  const { size } = JSON.parse(readFileSync(path.join(dist, 'build.json'), 'utf8')) as {
    size: { own: number };
  };
  expect(size.own).toBeLessThanOrEqual(8 * 1024);
});

it('its remote is developed in the real shell with hot reload', async () => {
  const port = await freePort();
  const dev = await start(
    'tooling/dev/main.mjs',
    ['mfe-hello', 'mfe-reports'],
    { DEV_PORT: String(port), DEV_GATEWAY: url, NODE_ENV: '' },
    /hot reload: (http:\S+)/,
  );
  const person = await createPerson(browser, 150_000);
  await person.page.goto(`${dev}/en/hello`);
  await person.sees('Hello from the server');
  await person.page.evaluate(() => Object.assign(window, { sameDocument: true }));
  change('Says hello', 'Changed: says hello');
  await person.sees('Changed: says hello');
  expect(await person.page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await person.press('Reports', 'link');
  await person.page.waitForSelector('[data-remote="mfe_reports"]');
  await person.sees('Hello from the server');
  // The tab comes back to the front.
  await Promise.all([
    person.page.waitForResponse((answer) => answer.url().endsWith('/build.json') && answer.ok()),
    person.page.evaluate(() => window.dispatchEvent(new Event('focus'))),
  ]);
  // T3-14 React warns in development of what a production build does not say.
  expect(person.complaints).toEqual([]);
  await person.leave();
});
