import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { HTTPRequest } from 'puppeteer';
import { consoleTexts, entryName } from '../support/consoleTexts';
import { holdLongWaits } from '../support/longWaits';
import { otherBuild } from '../support/otherBuild';
import { until } from '../support/until';
import { useConsole } from '../support/useConsole';
import { withOtherFiles } from '../support/withOtherFiles';

const ROOM = 'mfe-users';
/** Endings of the packed twins that a build makes of a file, and what packs them. */
const TWINS = [
  ['.gz', gzipSync],
  ['.br', brotliCompressSync],
] as const;
const failed = consoleTexts('shell', 'en', 'shell')('remote.failed_title');
const works = 'demo@';
/** After so long the console says that a remote does not come. */
const PATIENCE_MS = 15_000;

const scene = useConsole({ signedIn: true });

beforeEach(async () => {
  await scene.stack.deploy(ROOM);
});

const open = () => scene.person.page.goto(`${scene.stack.url}/en/user`);

/** The broken remote says so inside its own part, the menus stand, and another remote works. */
const onlyThisPartFails = async () => {
  await scene.person.seesInside(failed);
  await scene.person.press(entryName('mfe-dashboard', '/dashboard'), 'link');
  await scene.person.seesInside(consoleTexts('mfe-dashboard', 'en')('page.monthlyReport'));
};

/** Answers requests for files of the remote whose name fits instead of the server. */
const answerInstead = async (file: RegExp, answer: (request: HTTPRequest) => void) => {
  await scene.person.page.setRequestInterception(true);
  scene.person.page.on('request', (request) => {
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
    let asked = 0;
    await answerInstead(ENTRY, () => (asked += 1));
    // The document names the remote's files for the browser to load ahead, so it counts as loading until they are here.
    const time = await holdLongWaits(scene.person.page);
    await scene.person.page.goto(`${scene.stack.url}/en/user`, { waitUntil: 'domcontentloaded' });
    await until(async () => asked > 0, 'the file is asked for');
    await time.pass(PATIENCE_MS);
    await onlyThisPartFails();
  });

  it('whose chunks are gone after a deploy reloads the page once, not again and again', async () => {
    let loads = 0;
    // Not its event, which a document that is left early never has.
    scene.person.page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === scene.person.page.mainFrame()) loads += 1;
    });
    await answerInstead(CHUNK, (request) => void request.respond({ status: 404, body: '' }));
    await open();
    await onlyThisPartFails();
    expect(loads).toBe(2);
  });

  it('that throws when its code starts fails alone', async () => {
    const folder = otherBuild(ROOM, /^remoteEntry\.\w+\.js$/, (entry) => `throw new Error('init');${entry}`);
    await scene.stack.deploy(path.join(folder, ROOM));
    await open();
    await onlyThisPartFails();
    rmSync(folder, { recursive: true });
  });

  it("that was built against a newer React runs with the shell's", async () => {
    const folder = otherBuild(ROOM, /^remoteEntry\.\w+\.js$/, (entry) =>
      entry.replaceAll('19.3.1', '19.9.0'),
    );
    await scene.stack.deploy(path.join(folder, ROOM));
    await open();
    await scene.person.seesInside(works);
    rmSync(folder, { recursive: true });
  });
});

describe('D-T8 a release store that somebody else wrote to', () => {
  const pointer = () => path.join(scene.stack.releasesDir, ROOM, 'current.json');
  const read = () => JSON.parse(readFileSync(pointer(), 'utf8')) as { entry: string; build: string };
  const folderOfBuild = () => path.join(scene.stack.releasesDir, ROOM, read().build);

  it('cannot point the console at other code', async () => {
    writeFileSync(pointer(), JSON.stringify({ ...read(), entry: '/mfe/mfe-auth/x/mf-manifest.json' }));
    await open();
    await onlyThisPartFails();
  });

  it('cannot bring back an earlier release', async () => {
    const earlier = readFileSync(pointer(), 'utf8');
    await scene.stack.deploy(ROOM);
    await open();
    await scene.person.seesInside(works);
    writeFileSync(pointer(), earlier);
    await open();
    await onlyThisPartFails();
  });

  /** Runs something else first; a page that ran it has `changed`. */
  const changed = (code: string) => `globalThis.changed=true;${code}`;
  const nothingChangedRan = async () =>
    expect(await scene.person.page.evaluate(() => 'changed' in globalThis)).toBe(false);

  it.each([
    ['the manifest', /^mf-manifest\.json$/, 'plain'],
    ['the entry', /^assets\/remoteEntry\.\w+\.js$/, 'plain'],
    ['the code behind the entry', /^assets\/__federation_expose_remote\.\w+\.js$/, 'plain'],
    ['the compressed twin of the entry', /^assets\/remoteEntry\.\w+\.js$/, 'twin'],
    ['the compressed twin of the code', /^assets\/__federation_expose_remote\.\w+\.js$/, 'twin'],
  ])('O5 cannot change %s of a signed release', async (_name, wanted, form) => {
    const folder = folderOfBuild();
    const name = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((file) => wanted.test(file));
    const file = path.join(folder, name ?? 'is not there');
    const plain = readFileSync(file);
    const twins = TWINS.filter(([ending]) => existsSync(file + ending)).map(([ending, pack]) => ({
      name: file + ending,
      pack,
      bytes: readFileSync(file + ending),
    }));
    const other = file.endsWith('.json') ? `${plain.toString()} ` : changed(plain.toString());
    if (form === 'plain') writeFileSync(file, other);
    else expect(twins).not.toEqual([]);
    for (const { name: twin, pack } of twins) {
      if (form === 'twin') writeFileSync(twin, pack(other));
      else rmSync(twin);
    }
    try {
      await open();
      // A twin that was not released is not served: the file itself comes in its place.
      await (form === 'twin' ? scene.person.seesInside(works) : onlyThisPartFails());
      await nothingChangedRan();
    } finally {
      writeFileSync(file, plain);
      for (const twin of twins) writeFileSync(twin.name, twin.bytes);
    }
  });

  it('O5 cannot change a part that is loaded later', async () => {
    const assets = path.join(folderOfBuild(), 'assets');
    const parts = readdirSync(assets).filter(
      (file) => file.endsWith('.js') && !/^(?:remoteEntry|__federation)/.test(file),
    );
    // A page loads itself again after such a failure, once a minute: here it has just done so, or it would do it midway.
    await scene.person.page.evaluateOnNewDocument(() =>
      sessionStorage.setItem('chunk_reload_at', String(Date.now())),
    );
    await withOtherFiles(assets, parts, changed, async () => {
      await scene.person.page.goto(`${scene.stack.url}/en/user/audit`);
      await scene.person.seesInside('Could not load');
      await nothingChangedRan();
      await scene.person.press(entryName('mfe-dashboard', '/dashboard'), 'link');
      await scene.person.seesInside(consoleTexts('mfe-dashboard', 'en')('page.monthlyReport'));
      await nothingChangedRan();
    });
  });
});
