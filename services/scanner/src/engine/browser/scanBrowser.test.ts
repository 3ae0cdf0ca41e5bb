import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sandboxHere } from '../../../../../tooling/test/sandbox.cjs';
import { MINUTE_MS } from '@yinyom/contracts/durations';
import { lackForEncryption, withBrowserAt } from '@yinyom/testing/browser';
import { startTestSite } from '../testing/testSite';
import { startScanBrowser, type ScanBrowserOptions } from './scanBrowser';
import { proveThirdPartyCookiesOnce } from './selfTest';
import { sweepLeftovers } from './sweepLeftovers';

// Each test is a whole scan or starts a browser.

const OPTIONS: ScanBrowserOptions = {
  // Nobody answers there: the self-test needs no network.
  proxyUrl: 'http://127.0.0.1:9',
  contact: 'http://localhost/',
  ignoreCertificates: false,
  encrypted: false,
  args: [],
  sandbox: sandboxHere(),
};

const until = async (isSo: () => Promise<boolean> | boolean): Promise<void> => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50));
};

/** Profiles of a process, and the processes that use them. */
const leftOf = async (pid: number) => {
  const profiles = (await readdir(tmpdir())).filter((name) => name.startsWith(`yinyom-scan-${pid}-`));
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(
    pids.map((name) => readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')),
  );
  const browsers = lines.filter(
    (line) => line.includes(`yinyom-scan-${pid}-`) && !line.startsWith('/bin/sh'),
  );
  return { profiles: profiles.length, browsers: browsers.length };
};
const NOTHING = { profiles: 0, browsers: 0 };

it('proves that cookies of third parties are stored, and leaves nothing when it ends', async () => {
  const browser = await startScanBrowser(OPTIONS);
  expect(browser.version).toMatch(/^(?:Headless)?Chrome\/\d+/);
  expect(await leftOf(process.pid)).toMatchObject({ profiles: 1 });
  // Each window would load pages of its own behind the address bar (docs/decisions/317).
  const { targetInfos } = await browser.root.send('Target.getTargets', { filter: [{}] });
  expect(targetInfos.filter(({ url }) => url.startsWith('chrome:'))).toEqual([]);
  await browser.close();
  await until(async () => (await leftOf(process.pid)).browsers === 0);
  expect(await leftOf(process.pid)).toEqual(NOTHING);
});

it('a browser proves it once in ten minutes for all of its kind, and each other kind by itself', async () => {
  const browser = await startScanBrowser(OPTIONS);
  const send = jest.spyOn(browser.root, 'send');
  const proofs = () => send.mock.calls.filter(([method]) => method === 'Target.createBrowserContext').length;
  try {
    await proveThirdPartyCookiesOnce(browser.root, 'one');
    await proveThirdPartyCookiesOnce(browser.root, 'one');
    expect(proofs()).toBe(1);
    await proveThirdPartyCookiesOnce(browser.root, 'other');
    expect(proofs()).toBe(2);
    const now = Date.now;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + 10 * MINUTE_MS);
    await proveThirdPartyCookiesOnce(browser.root, 'one');
    expect(proofs()).toBe(3);
  } finally {
    jest.restoreAllMocks();
    await browser.close();
  }
});

it('refuses to scan with a browser that blocks cookies of third parties, and says why', async () => {
  const blocking = startScanBrowser({ ...OPTIONS, args: ['--test-third-party-cookie-phaseout'] });
  await expect(blocking).rejects.toMatchObject({
    code: 'third_party_cookies_blocked',
    message: expect.stringContaining('third parties'),
  });
  await until(async () => (await leftOf(process.pid)).browsers === 0);
});

it('says what is missing before a browser that opens no https page is started for one', async () => {
  await withBrowserAt('npm', async () => {
    const lack = lackForEncryption();
    const started = startScanBrowser({ ...OPTIONS, encrypted: true });
    if (lack === null) await (await started).close();
    else await expect(started).rejects.toMatchObject({ code: 'browser_missing', message: lack });
  });
  expect(await leftOf(process.pid)).toMatchObject({ profiles: 0 });
});

it('V-10 a browser that cannot be started leaves no profile', async () => {
  const started = withBrowserAt('/bin/false', () => startScanBrowser(OPTIONS));
  await expect(started).rejects.toMatchObject({ code: 'browser_missing' });
  // Processes of the browser before may still end.
  await until(async () => (await leftOf(process.pid)).browsers === 0);
  expect(await leftOf(process.pid)).toEqual(NOTHING);
});

it('S-05 S-08 no browser and no profile outlive a worker that is killed, even on a page that hangs', async () => {
  const site = await startTestSite({ '/': '<script>setTimeout(() => { while (true); }, 100)</script>' });
  const child = spawn(
    process.execPath,
    [
      '--conditions=yinyom-source',
      '-r',
      path.resolve(__dirname, '../../../../../packages/testing/runTypeScript.cjs'),
      path.resolve(__dirname, '../testing/scanProcess.ts'),
      site.at('/'),
    ],
    {
      env: { ...process.env, SCANNER_RESOLVE: '*=127.0.0.1', SCANNER_ALLOW: `127.0.0.1:${site.port}` },
      stdio: 'inherit',
    },
  );
  const pid = child.pid ?? 0;
  await until(() => site.requests.includes('GET www.school.ac.th/'));
  expect((await leftOf(pid)).browsers).toBeGreaterThan(0);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await until(async () => (await leftOf(pid)).browsers === 0);
  await until(async () => (await leftOf(pid)).profiles === 0);
  await site.close();
});

it('what a killed process left behind is swept away at the next start; what is in use is not', async () => {
  const gone = spawn(process.execPath, ['-e', '']);
  await once(gone, 'exit');
  const left = path.join(tmpdir(), `yinyom-scan-${gone.pid}-left`);
  const used = path.join(tmpdir(), `yinyom-scan-${process.pid}-used`);
  await mkdir(left);
  await mkdir(used);
  const stray = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)', left]);
  await once(stray, 'spawn');
  const ended = once(stray, 'exit');
  // Each start of a scan on this machine sweeps, those of other tests, too.
  await sweepLeftovers();
  const [, signal] = await ended;
  expect(signal).toBe('SIGKILL');
  await until(() => !existsSync(left));
  expect(existsSync(used)).toBe(true);
  await rm(used, { recursive: true });
});
