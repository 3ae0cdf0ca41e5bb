import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'puppeteer';
import { launchBrowser } from '@yinyom/testing/browser';
import { changedBuild } from '../support/changedBuild';
import { consoleTexts } from '../support/consoleTexts';
import { NEW_OWNER, newOwner } from '../support/newOwner';
import { createPerson } from '../support/person';
import { ROOT } from '../support/startProgram';
import { startStack, type Stack } from '../support/startStack';

interface PartList {
  parts: { name: string; builds: { build: string; uses: number; errors: number }[] }[];
}
const ROOM = 'mfe-users';
const texts = consoleTexts(ROOM, 'en');

let folder: string;
let stack: Stack;
let browser: Browser;
/** Of the person of OPERATOR_EMAILS. */
let token: string;

const call = (place: string, init: RequestInit = {}) =>
  fetch(`${stack.url}/api/v1${place}`, { ...init, headers: { authorization: `Bearer ${token}` } });
const node = (cwd: string, file: string, ...args: string[]) => {
  const env = { ...process.env, RELEASES_DIR: stack.releasesDir };
  const all = [path.join(ROOT, file), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, all, { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')}: ${stdout}${stderr}`);
  return stdout;
};
/** What a page tells when a part of it fails. */
const report = (build: string) =>
  fetch(`${stack.url}/api/v1/mf/errors`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    body: JSON.stringify({
      uses: [{ name: 'mfe_users', build, times: 4 }],
      errors: [
        {
          name: 'mfe_users',
          build,
          kind: 'render',
          message: 'TypeError: x is not a function',
          page: '/user',
          frames: [],
          times: 2,
        },
      ],
    }),
  });

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'yy-apart-'));
  stack = await startStack({ OPERATOR_EMAILS: NEW_OWNER.email }, 'a process per service');
  browser = await launchBrowser();
  const operator = await createPerson(browser);
  await newOwner(stack, operator, 'en').signsUp();
  token = await operator.page.evaluate(() => localStorage.getItem('token') ?? '');
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('RELEASES_URL: a team releases at the gateway, pages tell errors of that build, operators read both from the other process', async () => {
  const changed = changedBuild(ROOM, texts('users.lead'));
  const room = path.join(changed.folder, ROOM);
  const [key = ''] = node(ROOT, 'tooling/release/teamKeys.mjs', 'make', ROOM, 'Users team').split('\n');
  const keyFile = path.join(folder, 'team.key');
  writeFileSync(keyFile, key);
  const remote = 'packages/build-remote/bin/yinyom-remote.mjs';
  const said = node(room, remote, 'deploy', '--to', stack.url, '--key-file', keyFile);
  expect(said).toContain(`is live at ${stack.url}`);
  const { build } = JSON.parse(readFileSync(path.join(room, 'dist/build.json'), 'utf8')) as { build: string };
  rmSync(changed.folder, { recursive: true });

  expect((await report(build)).status).toBe(204);
  expect((await report('never000001')).status).toBe(204);
  const { parts } = (await (await call('/mf/parts')).json()) as PartList;
  expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(['mfe_users', 'shell']));
  expect(parts.find(({ name }) => name === 'mfe_users')?.builds).toMatchObject([
    { build, uses: 4, errors: 2 },
  ]);
  const { errors } = (await (await call('/mf/errors?name=mfe_users')).json()) as { errors: object[] };
  expect(errors).toMatchObject([{ kind: 'render', count: 2, build }]);

  // W4: with its key the team reads the same of its own remote, and nothing of others.
  const ofTeam = (cwd: string, ...more: string[]) =>
    node(cwd, remote, 'releases', 'errors', ...more, '--to', stack.url, '--key-file', keyFile);
  const own = path.join(ROOT, ROOM);
  const printed = ofTeam(own);
  expect(printed).toContain(`${build}  current: 2 errors in 4 loads in the last 24 hours`);
  const [line = ''] = /^[0-9a-f]{32}.*$/m.exec(printed) ?? [];
  expect(line).toContain('TypeError: x is not a function');
  expect(ofTeam(own, line.slice(0, 32))).toContain('render in build');
  expect(ofTeam(own, 'never000001')).toContain('No error is known.');
  expect(() => ofTeam(path.join(ROOT, 'mfe-auth'))).toThrow('mfe-users');
});

it('RELEASES_URL: while that process is down its calls are 503 with Retry-After, and teams still release', async () => {
  await stack.stopService('releases');
  const answer = await call('/mf/parts');
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  const keyFile = path.join(folder, 'team.key');
  const room = path.join(ROOT, ROOM);
  const step = ['rollback', '--to', stack.url, '--key-file', keyFile];
  expect(node(room, 'packages/build-remote/bin/yinyom-remote.mjs', 'releases', ...step)).toContain('is live');
});
