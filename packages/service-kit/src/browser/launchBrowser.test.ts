import { spawnSync } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'puppeteer';
import { withBrowserAt } from '@yinyom/testing/browser';
import { isSandboxPossible } from '../../../../tooling/test/sandbox.cjs';
import { browserFolder } from './browserFolder';
import { launchBrowser, launchForStrangers, SandboxMissing } from './launchBrowser';
import { withoutRights } from './withoutRights';

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

asRoot(
  'browsers that start at once in one process do not take the way to start away from each other',
  async () => {
    const executablePath = path.join(profile, 'chromium');
    await writeFile(executablePath, '#!/bin/sh\necho started\n');
    await chmod(executablePath, 0o755);
    await chmod(profile, 0o755);
    const starters = await Promise.all(
      Array.from({ length: 12 }, () => withoutRights({ executablePath, env: {}, args: [] }, profile)),
    );
    try {
      for (const starter of starters)
        expect(spawnSync(starter.executablePath, { encoding: 'utf8' }).stdout).toBe('started\n');
    } finally {
      await rm(starters[0]!.executablePath, { force: true });
    }
  },
);

it('what a browser says last is heard, also when it is gone before its words are', async () => {
  const file = path.join(profile, 'chromium');
  await writeFile(file, `#!/bin/sh\n(sleep 0.5; echo 'FATAL: No usable sandbox!' >&2) &\nexit 133\n`);
  await chmod(file, 0o755);
  await chmod(profile, 0o755);
  const userDataDir = path.join(profile, 'profile');
  await mkdir(userDataDir);
  await withBrowserAt(file, async () => {
    for (const pipe of [true, false])
      await expect(launchForStrangers({ userDataDir, pipe })).rejects.toBeInstanceOf(SandboxMissing);
  });
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

asRoot(
  'V-10 each browser of a machine has a starter of its own, and one in an odd folder can be started',
  async () => {
    const folder = path.join(profile, "somebody's browsers");
    await mkdir(folder);
    const starters = await Promise.all(
      ['one', 'two'].map(async (name) => {
        const executablePath = path.join(folder, name);
        await writeFile(executablePath, `#!/bin/sh\necho ${name} $(id -u)\n`, { mode: 0o755 });
        return (await withoutRights({ executablePath, env: {}, args: [] }, profile)).executablePath;
      }),
    );
    await chmod(profile, 0o755);
    const told = starters.map((file) => spawnSync(file).stdout.toString().trim());
    await Promise.all(starters.map((file) => rm(file)));
    expect(told).toEqual(['one 65534', 'two 65534']);
  },
);

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
