import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'puppeteer';
import type { RemotesList } from '@yinyom/contracts/release/RemotesList';
import { launchBrowser } from '@yinyom/testing/browser';
import { consoleTexts } from '../support/consoleTexts';
import { signIn } from '../support/demo';
import { createPerson, type Person } from '../support/person';
import { ROOT } from '../support/startProgram';
import { startStack, type Stack } from '../support/startStack';

const shell = consoleTexts('shell', 'en', 'shell');
const websites = consoleTexts('mfe-websites', 'en');
const ENTRY = 'New page';

let folder: string;
let room: string;
let stack: Stack;
let browser: Browser;
let person: Person;

const node = (cwd: string, ...args: string[]) => {
  const done = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`${args.join(' ')}: ${done.stdout}${done.stderr}`);
};
/** What the new remote's page says. */
const heading = (lang: 'en' | 'jp') =>
  (
    JSON.parse(readFileSync(path.join(room, `locales/${lang}.json`), 'utf8')) as {
      organizations: { title: string };
    }
  ).organizations.title;
const statusOf = async (address: string) =>
  (await fetch(stack.url + address, { headers: { accept: 'text/html' } })).status;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'yy-toy-'));
  room = path.join(folder, 'mfe-toy');
  // Everything that the new remote is stands in its folder; packages are those that are installed.
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const make = path.join(ROOT, 'tooling/new-remote/makeRemote.mjs');
  const code = `import { makeRemote } from ${JSON.stringify(make)}; makeRemote(${JSON.stringify(room)});`;
  node(folder, '--input-type=module', '-e', code);
  node(room, path.join(ROOT, 'packages/build-remote/bin/yinyom-remote.mjs'), 'build');
  stack = await startStack({ DEMO: 'true' });
  browser = await launchBrowser();
  person = await createPerson(browser);
  await signIn(person, stack);
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('a remote that nobody knew is released to a running platform: page, menu entry, title and 404, without a change elsewhere', async () => {
  const { page } = person;
  await page.goto(`${stack.url}/en/websites`);
  await person.sees(websites('list.add'));
  expect(await statusOf('/en/toy')).toBe(404);

  await stack.deploy(room);
  expect([await statusOf('/toy'), await statusOf('/en/toy'), await statusOf('/en/toy/more')]).toEqual([
    200, 200, 404,
  ]);
  const { remotes } = (await (await fetch(`${stack.url}/mf/remotes.json`)).json()) as RemotesList;
  expect(remotes.map(({ name }) => name)).toContain('mfe_toy');

  // The console that was open all the time takes it in when it comes to the front.
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await person.press(ENTRY, 'link');
  await person.isAt('/en/toy');
  await person.sees(heading('en'));
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.waitForFunction((title) => document.title === title, {}, `${ENTRY} · Yinyom`);

  await page.goto(`${stack.url}/en/toy`);
  await person.sees(heading('en'));
  await page.goto(`${stack.url}/en/toy/more`);
  await person.sees(shell('error.404'));
  await person.press(ENTRY, 'link');
  await person.sees(heading('en'));

  // The page was sent with English names; the others come with the language.
  await person.press(`${shell('language')}: English`);
  await person.pressAt('::-p-aria([name="日本語"][role="menuitemradio"])');
  await person.isAt('/jp/toy');
  await person.sees(heading('jp'));
  await person.press('新しいページ', 'link');
  await page.waitForFunction(() => document.title === '新しいページ · Yinyom');
});

it('whoever is not signed in comes to its page over the login', async () => {
  const visitor = await createPerson(browser);
  await visitor.page.goto(`${stack.url}/en/toy`);
  await visitor.isAt('/en/login');
  expect(new URL(visitor.page.url()).searchParams.get('next')).toBe('/toy');
  await visitor.leave();
});
