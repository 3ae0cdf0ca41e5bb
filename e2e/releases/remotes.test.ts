import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { changedBuild } from '../support/changedBuild';
import { consoleTexts, entryName } from '../support/consoleTexts';
import { signIn } from '../support/demo';
import { freePort, ROOT, startProgram, type Program } from '../support/startProgram';
import { startStack } from '../support/startStack';
import { useConsole } from '../support/useConsole';

const failed = consoleTexts('shell', 'en', 'shell')('remote.failed_title');
const titles = {
  'mfe-auth': { path: '/en/login', text: consoleTexts('mfe-auth', 'en')('login.title') },
  'mfe-websites': { path: '/en/websites', text: consoleTexts('mfe-websites', 'en')('list.add') },
  'mfe-dashboard': {
    path: '/en/dashboard',
    text: consoleTexts('mfe-dashboard', 'en')('page.monthlyReport'),
  },
  'mfe-users': { path: '/en/user', text: 'demo@' },
} as const;
type Room = keyof typeof titles;
const ROOMS = Object.keys(titles) as Room[];

let remotePort: number;

const scene = useConsole({
  start: async () => {
    remotePort = await freePort();
    return startStack({ DEMO: 'true', REMOTE_ORIGINS: `http://localhost:${remotePort}` });
  },
});

beforeEach(async () => {
  await scene.stack.restoreReleases();
});

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
    await scene.stack.deploy(room, ['--entry', entryOf(room)]);
    if (room !== 'mfe-auth') await signIn(scene.person, scene.stack);
    await scene.person.page.goto(scene.stack.url + titles[room].path);
    await scene.person.seesInside(failed);

    const other = ROOMS.find((name) => name !== room && name !== 'mfe-auth') ?? 'mfe-users';
    if (room === 'mfe-auth') await signIn(scene.person, scene.stack);
    await scene.person.page.goto(scene.stack.url + titles[other].path);
    await scene.person.seesInside(titles[other].text);
  },
);

it('a remote whose server came back works after "Try again", without a reload', async () => {
  await scene.stack.deploy('mfe-users', ['--entry', entryOf('mfe-users')]);
  await signIn(scene.person, scene.stack);
  await scene.person.page.goto(`${scene.stack.url}/en/user`);
  await scene.person.seesInside(failed);
  await scene.person.page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const server = await serve('mfe-users');
  await scene.person.press('Try again');
  await scene.person.seesInside(titles['mfe-users'].text);
  expect(await scene.person.page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await server.stop();
});

it('an open console takes a newly deployed build on the way to its pages, not before', async () => {
  await signIn(scene.person, scene.stack);
  await scene.person.page.goto(`${scene.stack.url}/en/websites`);
  await scene.person.seesInside(titles['mfe-websites'].text);

  const { folder, title } = changedBuild('mfe-dashboard', titles['mfe-dashboard'].text);
  await scene.stack.deploy(path.join(folder, 'mfe-dashboard'));
  await scene.person.page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const asked = scene.person.page.waitForResponse((response) => response.url().endsWith('/mf/remotes.json'));
  await scene.person.page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await asked;
  expect(await scene.person.page.evaluate(() => 'sameDocument' in window)).toBe(true);

  await scene.person.press(entryName('mfe-dashboard', '/dashboard'), 'link');
  await scene.person.page.waitForFunction(
    () => !('sameDocument' in window) && location.pathname === '/en/dashboard',
  );
  await scene.person.seesInside(title);
  rmSync(folder, { recursive: true });
});
