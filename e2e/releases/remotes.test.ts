import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'puppeteer';
import { launchBrowser } from '@yinyom/testing/browser';
import { changedBuild } from '../support/changedBuild';
import { consoleTexts, entryName } from '../support/consoleTexts';
import { signIn } from '../support/demo';
import { createPerson, type Person } from '../support/person';
import { freePort, ROOT, startProgram, type Program } from '../support/startProgram';
import { startStack, type Stack } from '../support/startStack';

const failed = consoleTexts('shell', 'en', 'shell')('remote.failed_title');
const titles = {
  'mfe-auth': { path: '/en/login', text: consoleTexts('mfe-auth', 'en')('login.title') },
  'mfe-websites': { path: '/en/websites', text: consoleTexts('mfe-websites', 'en')('list.add') },
  'mfe-dashboard': {
    path: '/en/dashboard',
    text: consoleTexts('mfe-dashboard', 'en')('summary.totalCookies'),
  },
  'mfe-users': { path: '/en/user', text: 'demo@' },
} as const;
type Room = keyof typeof titles;
const ROOMS = Object.keys(titles) as Room[];

let stack: Stack;
let browser: Browser;
let person: Person;
let remotePort: number;

beforeAll(async () => {
  remotePort = await freePort();
  stack = await startStack({ DEMO: 'true', REMOTE_ORIGINS: `http://localhost:${remotePort}` });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});
beforeEach(async () => {
  await stack.restoreReleases();
  person = await createPerson(browser);
});
afterEach(() => person.leave());

const entryOf = (room: Room): string => {
  const { build } = JSON.parse(readFileSync(path.join(ROOT, room, 'dist/build.json'), 'utf8')) as {
    build: string;
  };
  return `http://localhost:${remotePort}/${build}/mf-manifest.json`;
};
const serve = (room: Room): Promise<Program> =>
  startProgram(
    'packages/build-remote/commands/serve.mjs',
    ['--port', String(remotePort)],
    {},
    path.join(ROOT, room),
  );

it.each(ROOMS)(
  'when the server of %s is dead, its pages say so and offer to try again, and the others work',
  async (room) => {
    await stack.deploy(room, ['--entry', entryOf(room)]);
    if (room !== 'mfe-auth') await signIn(person, stack);
    await person.page.goto(stack.url + titles[room].path);
    await person.seesInside(failed);

    const other = ROOMS.find((name) => name !== room && name !== 'mfe-auth') ?? 'mfe-users';
    if (room === 'mfe-auth') await signIn(person, stack);
    await person.page.goto(stack.url + titles[other].path);
    await person.seesInside(titles[other].text);
  },
);

it('a remote whose server came back works after "Try again", without a reload', async () => {
  await stack.deploy('mfe-users', ['--entry', entryOf('mfe-users')]);
  await signIn(person, stack);
  await person.page.goto(`${stack.url}/en/user`);
  await person.seesInside(failed);
  await person.page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const server = await serve('mfe-users');
  await person.press('Try again');
  await person.seesInside(titles['mfe-users'].text);
  expect(await person.page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await server.stop();
});

it('an open console takes a newly deployed build on the way to its pages, not before', async () => {
  await signIn(person, stack);
  await person.page.goto(`${stack.url}/en/websites`);
  await person.seesInside(titles['mfe-websites'].text);

  const { folder, title } = changedBuild('mfe-dashboard', titles['mfe-dashboard'].text);
  await stack.deploy(path.join(folder, 'mfe-dashboard'));
  await person.page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const asked = person.page.waitForResponse((response) => response.url().endsWith('/mf/remotes.json'));
  await person.page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await asked;
  expect(await person.page.evaluate(() => 'sameDocument' in window)).toBe(true);

  await person.press(entryName('mfe-dashboard', '/dashboard'), 'link');
  await person.page.waitForFunction(
    () => !('sameDocument' in window) && location.pathname === '/en/dashboard',
  );
  await person.seesInside(title);
  rmSync(folder, { recursive: true });
});
