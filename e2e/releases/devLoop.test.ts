import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net, { type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'puppeteer';
import { launchBrowser } from '@yinyom/testing/browser';
import { isFull } from '@yinyom/testing/matrix';
import { copyOfSources } from '../../tooling/dev/copyOfSources.cjs';
import { consoleTexts } from '../support/consoleTexts';
import { signIn } from '../support/demo';
import { onlyInFull } from '../support/onlyInFull';
import { createPerson, type Person } from '../support/person';
import { freePort } from '../support/startProgram';
import { sharedStack } from '../support/sharedStack';
import type { Stack } from '../support/startStack';

const ROOM = 'mfe-users';
/** Made from the template. Its page is imported at once, that of the other room when it is opened. */
const NEW_ROOM = 'mfe-hello';
const texts = consoleTexts(ROOM, 'en');
const LEAD = texts('users.lead');
const SEARCH = texts('users.search');
const rooms = isFull() ? [ROOM, NEW_ROOM] : [ROOM];
/** Everything is compiled for the first time. */
const PATIENCE_MS = 400_000;

let folder: string;
let stack: Stack;
let browser: Browser;
let person: Person;
let developing: ChildProcess;
const others: Server[] = [];
let url: string;

/** Changes a file of the copy. */
const change = (file: string, from: string, to: string, room = ROOM) => {
  const place = path.join(folder, 'sources', room, file);
  const code = readFileSync(place, 'utf8');
  if (!code.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(place, code.replace(from, to));
};

/** Makes a remote from the template, beside the others of the copy. */
const makeNewRoom = (sources: string): void => {
  const make = `
    import { makeRemote } from ${JSON.stringify(path.join(sources, 'tooling/new-remote/makeRemote.mjs'))};
    makeRemote(${JSON.stringify(path.join(sources, NEW_ROOM))});`;
  const made = spawnSync(process.execPath, ['--input-type=module', '-e', make], { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(made.stderr);
};

jest.setTimeout(PATIENCE_MS);

/** Other programs have the ports after the shell's: the servers of remotes take the next free ones. */
const takeNextPorts = async (port: number): Promise<void> => {
  for (let next = port + 1; next <= port + 8; next += 1) {
    const other = net.createServer().listen(next, '127.0.0.1');
    others.push(other);
    await once(other, 'listening').catch(() => undefined);
  }
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'yy-dev-'));
  const sources = path.join(folder, 'sources');
  copyOfSources(sources);
  if (isFull()) makeNewRoom(sources);
  stack = await sharedStack();
  const port = await freePort();
  url = `http://localhost:${port}`;
  await takeNextPorts(port);
  developing = spawn(process.execPath, ['tooling/dev/main.mjs', ...rooms, '--against', stack.url], {
    cwd: sources,
    env: { ...process.env, NODE_ENV: '', DEV_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    let said = '';
    developing.stdout?.on('data', (part) => {
      said += String(part);
      if (said.includes('The console with hot reload')) resolve();
    });
    developing.once('exit', () => reject(new Error(`npm run dev ended:\n${said}`)));
  });
  browser = await launchBrowser();
  person = await createPerson(browser, 150_000);
  await signIn(person, stack);
});
afterAll(async () => {
  await browser?.close();
  if (developing && developing.exitCode === null) {
    developing.kill('SIGTERM');
    await once(developing, 'exit');
  }
  for (const other of others) other.close();
  await stack?.stop();
  // The servers that it started end by themselves, and write their caches until then.
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
});

it('a changed text and a changed component are seen in the page that stands, and what was typed stays', async () => {
  const { page } = person;
  await page.goto(`${url}/en/user`);
  await person.sees(LEAD);
  // Data of the platform that it is developed against.
  await person.sees(stack.demo.email);
  await person.fill(SEARCH, 'dem', 'searchbox');
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('main input');
    Object.assign(window, { sameDocument: true, sameField: field });
  });
  const stands = () =>
    page.evaluate(() => {
      const { sameDocument, sameField } = window as unknown as {
        sameDocument?: boolean;
        sameField?: HTMLInputElement;
      };
      return { sameDocument, typed: sameField?.isConnected && sameField.value };
    });

  change('locales/en.json', LEAD, 'Everybody who works here');
  await person.sees('Everybody who works here');
  expect(await stands()).toEqual({ sameDocument: true, typed: 'dem' });

  change('src/pages/UsersPage.tsx', "lead={t('users.lead')}", "lead={`${t('users.lead')}, and nobody else`}");
  await person.sees('Everybody who works here, and nobody else');
  expect(await stands()).toEqual({ sameDocument: true, typed: 'dem' });

  // A mistake is told over the page; once it is mended the page is there again (loaded afresh, decision 106).
  change('src/pages/UsersPage.tsx', 'and nobody else`}', 'and nobody else`');
  await page.waitForSelector('#webpack-dev-server-client-overlay');
  change('src/pages/UsersPage.tsx', 'and nobody else`', 'and somebody else`}');
  await person.sees('Everybody who works here, and somebody else');
  expect((await stands()).sameDocument).toBeUndefined();

  // T3-01 The changes after it are seen, too.
  change('src/pages/UsersPage.tsx', 'and somebody else`}', 'and all the others`}');
  await person.sees('Everybody who works here, and all the others');

  // The page asks for it each time that its tab comes to the front; without a hash it is never taken for an older build.
  const about = await fetch(`${url}/build.json`);
  expect([about.status, await about.json()]).toEqual([200, { build: 'development' }]);
});

onlyInFull('a remote from the template', () => {
  it('T3-01 a page of a new remote is there again after a mistake, and shows every later change', async () => {
    const file = 'src/pages/HelloPage.tsx';
    const to = (from: string, changed: string) => change(file, from, changed, NEW_ROOM);
    const { page } = person;
    await page.goto(`${url}/en/hello`);
    await person.sees('Welcome, ');
    for (const time of ['first', 'second']) {
      const said = `The ${time} repair`;
      to("note={t('greeting'", "note=</b>{t('greeting'");
      await page.waitForSelector('#webpack-dev-server-client-overlay');
      to("note=</b>{t('greeting'", `note={'${said}' + t('greeting'`);
      await person.sees(said);
      to(`'${said}' + t('greeting'`, `'A change after it' + t('greeting'`);
      await person.sees('A change after it');
      to(`'A change after it' + t('greeting'`, "t('greeting'");
      await page.waitForFunction((gone) => !document.body.innerText.includes(gone), {}, 'A change after it');
    }
  });
});
