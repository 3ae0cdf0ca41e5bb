import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, HTTPRequest } from 'puppeteer';
import { launchBrowser } from '@yinyom/testing/browser';
import { consoleTexts } from './support/consoleTexts';
import { signIn } from './support/demo';
import { createPerson, type Person } from './support/person';
import { ROOT } from './support/startProgram';
import { startStack, type Stack } from './support/startStack';

const ROOM = 'mfe-users';
const failed = consoleTexts('shell', 'en', 'shell')('remote.failed_title');
const works = 'demo@';

let stack: Stack;
let browser: Browser;
let person: Person;

beforeAll(async () => {
  stack = await startStack({ DEMO: 'true' });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});
beforeEach(async () => {
  stack.deploy(ROOM);
  person = await createPerson(browser);
  await signIn(person, stack);
});
afterEach(() => person.leave());

const seesInside = (text: string) =>
  person.page.waitForFunction(
    (wanted) => document.querySelector('main')?.innerText.includes(wanted),
    {},
    text,
  );
const open = () => person.page.goto(`${stack.url}/en/user`);

/** The broken remote says so inside its own part, the menus stand, and another remote works. */
const onlyThisPartFails = async () => {
  await seesInside(failed);
  await person.press(consoleTexts('shell', 'en', 'shell')('menu.dashboard'), 'link');
  await seesInside(consoleTexts('mfe-dashboard', 'en')('summary.totalCookies'));
};

/** Answers requests for files of the remote whose name fits instead of the server. */
const answerInstead = async (file: RegExp, answer: (request: HTTPRequest) => void) => {
  await person.page.setRequestInterception(true);
  person.page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(`/mfe/${ROOM}/`) && file.test(pathname)) answer(request);
    else void request.continue();
  });
};
const HTML = { status: 200, contentType: 'text/html', body: '<!doctype html><p>Nobody is at home</p>' };
const MANIFEST = /mf-manifest\.json$/;
const ENTRY = /remoteEntry\.\w+\.js$/;
const CHUNK = /\/assets\/(?!remoteEntry)[^/]+\.js$/;

describe('D-T7 a remote', () => {
  it.each([
    ['answers 404', MANIFEST, { status: 404, body: 'not found' }],
    ['answers 500', MANIFEST, { status: 500, body: 'broken' }],
    ['answers a page instead of its manifest', MANIFEST, HTML],
    ['answers a page instead of its code', ENTRY, HTML],
    ['has lost its code', ENTRY, { status: 404, body: '' }],
  ])('that %s fails alone', async (_name, file, answer) => {
    await answerInstead(file, (request) => void request.respond(answer));
    await open();
    await onlyThisPartFails();
  });

  it('that never answers is given up, and the rest works', async () => {
    await answerInstead(ENTRY, () => undefined);
    await open();
    await onlyThisPartFails();
  });

  it('whose chunks are gone after a deploy reloads the page once, not again and again', async () => {
    let loads = 0;
    person.page.on('load', () => (loads += 1));
    await answerInstead(CHUNK, (request) => void request.respond({ status: 404, body: '' }));
    await open();
    await onlyThisPartFails();
    expect(loads).toBe(2);
  });

  it('that throws when its code starts fails alone', async () => {
    const folder = otherBuild((entry) => `throw new Error('init');${entry}`);
    stack.deploy(path.join(folder, ROOM));
    await open();
    await onlyThisPartFails();
    rmSync(folder, { recursive: true });
  });

  it("that was built against a newer React runs with the shell's", async () => {
    const folder = otherBuild((entry) => entry.replaceAll('19.3.1', '19.9.0'));
    stack.deploy(path.join(folder, ROOM));
    await open();
    await seesInside(works);
    rmSync(folder, { recursive: true });
  });
});

describe('D-T8 a release store that somebody else wrote to', () => {
  const pointer = () => path.join(stack.releasesDir, ROOM, 'current.json');
  const read = () => JSON.parse(readFileSync(pointer(), 'utf8')) as { entry: string; build: string };
  const folderOfBuild = () => path.join(stack.releasesDir, ROOM, read().build);

  it('cannot point the console at other code', async () => {
    writeFileSync(pointer(), JSON.stringify({ ...read(), entry: '/mfe/mfe-auth/x/mf-manifest.json' }));
    await open();
    await onlyThisPartFails();
  });

  it('cannot bring back an earlier release', async () => {
    const earlier = readFileSync(pointer(), 'utf8');
    stack.deploy(ROOM);
    await open();
    await seesInside(works);
    writeFileSync(pointer(), earlier);
    await open();
    await onlyThisPartFails();
  });

  it.each([
    ['the manifest', 'mf-manifest.json'],
    ['the code', 'assets'],
  ])('cannot change %s of a signed release', async (_name, place) => {
    const [entry = ''] = readdirSync(path.join(folderOfBuild(), 'assets')).filter((name) =>
      ENTRY.test(`/${name}`),
    );
    const file = path.join(folderOfBuild(), place === 'assets' ? `assets/${entry}` : place);
    const whole = readFileSync(file, 'utf8');
    rmSync(`${file}.gz`, { force: true });
    writeFileSync(file, `${whole} `);
    try {
      await open();
      await onlyThisPartFails();
    } finally {
      writeFileSync(file, whole);
    }
  });
});

/** A build of the remote whose first file differs, signed like any other. */
const otherBuild = (change: (entry: string) => string): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'yy-build-'));
  const dist = path.join(folder, ROOM, 'dist');
  cpSync(path.join(ROOT, ROOM, 'dist'), dist, { recursive: true });
  const assets = path.join(dist, 'assets');
  for (const name of readdirSync(assets).filter((file) => ENTRY.test(`/${file}`))) {
    const entry = readFileSync(path.join(assets, name), 'utf8');
    if (change(entry) === entry) throw new Error(`${name} would not differ`);
    writeFileSync(path.join(assets, name), change(entry));
    rmSync(path.join(assets, `${name}.gz`), { force: true });
  }
  const build = `other${path.basename(folder).replace(/\W/g, '')}`;
  writeFileSync(
    path.join(dist, 'build.json'),
    JSON.stringify({ name: ROOM.replaceAll('-', '_'), build, hash: build }),
  );
  return folder;
};
