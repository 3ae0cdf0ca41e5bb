import { chown, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'puppeteer';
import { isSandboxPossible } from '../../../../tooling/test/sandbox.cjs';
import { browserFolder } from './browserFolder';
import { launchBrowser, launchForStrangers, SandboxMissing } from './launchBrowser';

const asRoot = process.getuid?.() === 0 ? it : it.skip;

let profile: string;
let browser: Browser | undefined;

beforeEach(async () => {
  profile = await mkdtemp(path.join(tmpdir(), 'yinyom-test-'));
});
afterEach(async () => {
  await browser?.close();
  browser = undefined;
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
});

/** Command line, user and surroundings of every process that uses the profile. */
const processesOf = async (): Promise<{ line: string; uid: number; env: string }[]> => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const told = await Promise.all(
    pids.map(async (pid) => {
      const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '');
      const uid = /^Uid:\s+(\d+)/m.exec(await read('status'))?.[1];
      return { line: await read('cmdline'), uid: Number(uid), env: await read('environ') };
    }),
  );
  return told.filter(({ line }) => line.includes(profile));
};

const textOf = async (running: Browser): Promise<string> => {
  const page = await running.newPage();
  await page.setContent('<p>opened</p>');
  return page.evaluate(() => document.body.innerText);
};

it('V-10 pages of strangers are locked in by a browser without rights, or not opened at all', async () => {
  try {
    browser = await launchForStrangers({ userDataDir: profile });
  } catch (error) {
    expect(error).toBeInstanceOf(SandboxMissing);
    expect(isSandboxPossible()).toBe(false);
    return;
  }
  expect(await textOf(browser)).toBe('opened');
  const processes = await processesOf();
  expect(processes.length).toBeGreaterThan(0);
  for (const { line, uid } of processes) {
    expect(line).not.toContain('no-sandbox');
    expect(uid).not.toBe(0);
  }
});

it('V-10 PR-07a a browser is told none of our secrets', async () => {
  process.env['JWT_SECRET'] = 'what-no-browser-may-know';
  try {
    browser = await launchBrowser({ userDataDir: profile });
  } finally {
    delete process.env['JWT_SECRET'];
  }
  expect(await textOf(browser)).toBe('opened');
  const processes = await processesOf();
  expect(processes.length).toBeGreaterThan(0);
  for (const { env } of processes) expect(env).not.toContain('what-no-browser-may-know');
});

describe('the folder that browsers are unpacked into', () => {
  it('is written by nobody else', async () => {
    const folder = path.join(profile, `yinyom-browser-${process.getuid?.()}`);
    await mkdir(folder, { mode: 0o777 });
    expect(await browserFolder(profile)).toBe(folder);
    expect((await stat(folder)).mode & 0o777).toBe(0o755);
  });

  asRoot('is refused when somebody else made it', async () => {
    const folder = path.join(profile, 'yinyom-browser-0');
    await mkdir(folder);
    await chown(folder, 65_534, 65_534);
    await expect(browserFolder(profile)).rejects.toThrow('belongs to somebody else');
  });
});
