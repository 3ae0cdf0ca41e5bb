import { rmSync } from 'node:fs';
import path from 'node:path';
import type { HTTPRequest } from 'puppeteer';
import { consoleTexts } from '../support/consoleTexts';
import { holdLongWaits } from '../support/longWaits';
import { otherBuild } from '../support/otherBuild';
import { until } from '../support/until';
import { useConsole } from '../support/useConsole';

const ROOM = 'mfe-users';
const ENTRY = /^remoteEntry\.\w+\.js$/;
const CODE = /^__federation_expose_remote\.\w+\.js$/;
const failed = consoleTexts('shell', 'en', 'shell')('remote.failed_title');
const works = 'demo@';
/** After so long the console says that a remote does not come. */
const PATIENCE_MS = 15_000;

const scene = useConsole({ signedIn: true });

beforeEach(async () => {
  await scene.stack.deploy(ROOM);
});

const open = () => scene.person.page.goto(`${scene.stack.url}/en/user`);
const tryAgain = () => scene.person.press('Try again');

/** Counts how often the page is loaded from here on. */
const countLoads = () => {
  const loads = { count: 0 };
  scene.person.page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === scene.person.page.mainFrame()) loads.count += 1;
  });
  return loads;
};

describe('O16 a remote that was repaired works after "Try again", in the same page', () => {
  it.each<[string, RegExp, (code: string) => string]>([
    ['its first file threw', ENTRY, (code) => `throw new Error('init');${code}`],
    [
      'its code threw when it started',
      CODE,
      (code) => code.replace('name:"mfe_users"', 'name:(()=>{throw new Error("start")})()'),
    ],
    [
      'its page threw while it was drawn',
      CODE,
      (code) => code.replace('path:"/user",element:', 'path:"/user",element:{thrown:"in render"},was:'),
    ],
  ])('%s', async (_name, file, change) => {
    const folder = otherBuild(ROOM, file, change);
    await scene.stack.deploy(path.join(folder, ROOM));
    await open();
    await scene.person.seesInside(failed);
    const loads = countLoads();
    // Nothing is repaired yet: it fails in the same way, and the menus stand.
    await tryAgain();
    await scene.person.seesInside(failed);
    await scene.stack.deploy(ROOM);
    await tryAgain();
    await scene.person.seesInside(works);
    // Pages of it that load later come from the repaired build, too.
    await scene.person.pressAt('a[href="/en/user/audit"]');
    await scene.person.seesInside(consoleTexts(ROOM, 'en')('audit.lead'));
    expect(loads.count).toBe(0);
    rmSync(folder, { recursive: true });
  });
});

describe('a remote whose first file takes long', () => {
  /** The document names the file for the browser to load ahead, so it counts as loading until the file is here. */
  const beginInVain = async (held: readonly HTTPRequest[]) => {
    const time = await holdLongWaits(scene.person.page);
    await scene.person.page.goto(`${scene.stack.url}/en/user`, { waitUntil: 'domcontentloaded' });
    await until(async () => held.length > 0, 'the file is asked for');
    await time.pass(PATIENCE_MS);
  };
  /** Keeps requests for the file waiting; the last of them can be answered. */
  const holdEntry = async () => {
    const held: HTTPRequest[] = [];
    await scene.person.page.setRequestInterception(true);
    scene.person.page.on('request', (request) => {
      const name = path.posix.basename(new URL(request.url()).pathname);
      if (ENTRY.test(name) && request.url().includes(`/${ROOM}/`)) held.push(request);
      else void request.continue();
    });
    return held;
  };

  it('is told after the patience, and draws itself without a press when it comes after all', async () => {
    const held = await holdEntry();
    await beginInVain(held);
    await scene.person.seesInside(failed);
    expect(held).toHaveLength(1);
    await held[0]?.continue();
    await scene.person.seesInside(works);
  });

  it('is waited on for by "Try again": what is under way is not asked for twice', async () => {
    const held = await holdEntry();
    await beginInVain(held);
    await scene.person.seesInside(failed);
    await tryAgain();
    await scene.person.page.waitForFunction(
      (text) => !document.querySelector('main')?.innerText.includes(text),
      {},
      failed,
    );
    await held[0]?.continue();
    await scene.person.seesInside(works);
    expect(held).toHaveLength(1);
  });
});
