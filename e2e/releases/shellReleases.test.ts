import { createPrivateKey, createPublicKey } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'puppeteer';
import { launchBrowser } from '@yinyom/testing/browser';
import { isFull } from '@yinyom/testing/matrix';
import { otherShell } from '../support/otherShell';
import { createPerson, type Person } from '../support/person';
import { sharedStack } from '../support/sharedStack';
import type { Stack } from '../support/startStack';
import { until } from '../support/until';
import { withOtherFiles } from '../support/withOtherFiles';

/** Each asks for all files of a page by lot. */
const VISITS = isFull() ? 20 : 8;
/** So long after its code was refused nothing of a page runs any more (milliseconds). */
const REST_MS = 2_000;
/** A page of the shell alone, and one of a remote. */
const PAGES = ['/en/terms', '/en/login'];

let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  stack = await sharedStack();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

/** The browser found other bytes than the page names. */
const isRefused = ({ complaints }: Person): boolean => complaints.some((text) => text.includes('integrity'));

/** A heading that stands as text in the document says nothing about the code: only what was drawn counts. */
const look = () => ({
  heading:
    [...document.querySelectorAll('h1')].find((drawn) => !drawn.closest('[data-first-view]'))?.textContent ??
    '',
  main: document.querySelector<HTMLScriptElement>('script[src*="/main."]')?.src.replace(/^.*main\./, ''),
  changed: 'changed' in globalThis,
});

/** What a first visit finds, in a browser that was never here. */
const visit = async (url: string) => {
  const person = await createPerson(browser);
  const lost: string[] = [];
  person.page.on('response', (answer) => {
    if (answer.status() >= 400) lost.push(`${answer.status()} ${answer.url()}`);
  });
  await person.page.goto(url);
  let refused = Infinity;
  let seen = { heading: '', main: undefined as string | undefined, changed: false };
  await until(async () => {
    if (isRefused(person)) refused = Math.min(refused, Date.now());
    const now = await person.page.evaluate(look).catch(() => null);
    // A page that misses a part loads itself again, once: then there is nothing to look at for a moment.
    if (now === null) return false;
    seen = { ...now, changed: seen.changed || now.changed };
    return seen.heading !== '' || Date.now() - refused > REST_MS;
  }, 'the page has a heading, or its code was refused');
  await person.leave();
  return { lost, ...seen };
};

/** Requests for documents go to the gateways in turn, all others to one of them by lot. */
const lottery = async (ports: readonly number[]): Promise<{ url: string; server: Server }> => {
  let pages = 0;
  const server = createServer((req, res) => {
    const isPage = req.headers['sec-fetch-dest'] === 'document';
    const turn = isPage ? pages++ : Math.floor(Math.random() * ports.length);
    const port = ports[turn % ports.length];
    const asked = request(
      { host: '127.0.0.1', port, path: req.url, method: req.method, headers: req.headers },
      (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
      },
    );
    asked.on('error', () => res.writeHead(502).end());
    req.pipe(asked);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, server };
};

const publicKey = () =>
  createPublicKey(createPrivateKey(readFileSync(path.join(stack.releasesDir, '../release-key.pem'))))
    .export({ type: 'spki', format: 'der' })
    .toString('base64');

it('O9 two gateways with different builds of the shell, by lot with every request: no visit finds a blank page', async () => {
  const behind = mkdtempSync(path.join(tmpdir(), 'yy-behind-'));
  const { folder } = otherShell('othershell01');
  const pointer = path.join('shell', 'current.json');
  const before = readFileSync(path.join(stack.releasesDir, pointer));
  await stack.deploy(path.join(folder, 'shell'));
  // A store that has the files already, but not yet the word that they are in use.
  cpSync(stack.releasesDir, path.join(behind, 'releases'), { recursive: true });
  writeFileSync(path.join(behind, 'releases', pointer), before);
  const late = await stack.startGateway({
    RELEASES_DIR: path.join(behind, 'releases'),
    RELEASE_PUBLIC_KEY: publicKey(),
    DEMO: 'false',
  });
  const { url, server } = await lottery([stack.port, late.port]);
  const visits = [];
  for (let turn = 0; turn < VISITS; turn += 1)
    // Each page comes from each gateway: they serve documents in turn.
    visits.push(await visit(`${url}${PAGES[Math.floor(turn / 2) % PAGES.length]}`));

  expect(visits.filter(({ heading, lost }) => !heading || lost.length > 0)).toEqual([]);
  expect(new Set(visits.map(({ main }) => main)).size).toBe(2);
  server.close();
  for (const used of [behind, folder]) rmSync(used, { recursive: true });
});

describe('O5 code of the shell that was changed after its release', () => {
  const assets = () => {
    const room = path.join(stack.releasesDir, 'shell');
    const { build } = JSON.parse(readFileSync(path.join(room, 'current.json'), 'utf8')) as { build: string };
    return path.join(room, build, 'assets');
  };

  it.each([
    ['the first script', /^main\.\w+\.js$/],
    ['a script that the page names', /^(?:libraries|public|auth|texts).*\.js$/],
    ['every script that is loaded later', /^(?!main|libraries).*\.js$/],
  ])('does not run, be it %s', async (_name, wanted) => {
    const folder = assets();
    const names = readdirSync(folder).filter((name) => wanted.test(name));
    expect(names).not.toEqual([]);
    let found = {} as Awaited<ReturnType<typeof visit>>;
    const changed = (code: string) => `globalThis.changed=true;${code}`;
    await withOtherFiles(folder, names, changed, async () => {
      found = await visit(`${stack.url}/en/login`);
    });
    const whole = await visit(`${stack.url}/en/login`);
    expect(whole.heading).not.toBe('');
    expect(found.changed).toBe(false);
    expect(found.heading).not.toBe(whole.heading);
  });
});
