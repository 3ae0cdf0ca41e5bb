import { execFile, spawn, type ChildProcessByStdio } from 'node:child_process';
import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { ownerApi, type OwnerApi } from '../support/ownerApi';
import { ownersStack } from '../support/ownOwner';
import type { SharedStack } from '../support/sharedStack';
import { ROOT } from '../support/startProgram';

const GUIDE = readFileSync(path.join(ROOT, 'docs/guides/integration.md'), 'utf8');
const PROGRAMS = [...GUIDE.matchAll(/Save this as `(\w+\.mjs)`(?:(?!```)[^])*```js\n([^]*?)```/g)];
const RECEIVER = /^cp \.\.\/yinyom\/(\S+) receiver\.mjs$/m.exec(GUIDE)?.[1] ?? '';
/** Scopes of the switches that the guide ticks. */
const SCOPES = [
  ...['applications:read', 'applications:write', 'webhooks:read', 'webhooks:write'],
  ...['templates:read', 'templates:write', 'templates:publish'],
];
const DOMAIN = 'www.half-an-hour.ac.th';

let stack: SharedStack;
let api: OwnerApi;
let folder: string;
let env: NodeJS.ProcessEnv;
let receiver: ChildProcessByStdio<null, Readable, null> | undefined;

const run = async (...args: string[]) =>
  (await promisify(execFile)(process.execPath, args, { cwd: folder, env })).stdout;

beforeAll(async () => {
  stack = await ownersStack();
  api = await ownerApi(stack);
  const { key } = (
    await api.call<{ key: string }>('POST', `/organizations/${api.organizationId}/api-keys`, {
      body: {
        name: 'Half an hour',
        role: 1000,
        scopes: SCOPES,
      },
    })
  ).body;
  folder = mkdtempSync(path.join(tmpdir(), 'yinyom-guide-'));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  for (const [, name = '', code = ''] of PROGRAMS) writeFileSync(path.join(folder, name), code);
  copyFileSync(path.join(ROOT, RECEIVER), path.join(folder, 'receiver.mjs'));
  env = { ...process.env, YINYOM_URL: stack.url, YINYOM_KEY: key, DOMAIN };
});
afterAll(async () => {
  receiver?.kill();
  await stack?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('the programs of the guide publish a banner and get a signed message', async () => {
  expect(PROGRAMS.map(([, name]) => name)).toEqual(['setup.mjs', 'ping.mjs']);
  expect(await run('setup.mjs')).toMatch(
    /^version 1 of www\.half-an-hour\.ac\.th is published\nwebhook [0-9a-f]{24} sends to http:\/\/localhost:3002\/\n$/,
  );
  const file = path.join(folder, '.env');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const settings = new Map(
    [...readFileSync(file, 'utf8').matchAll(/^(\w+)=(.+)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
  expect([...settings.keys()]).toEqual([
    ...['YINYOM_SERVER', 'YINYOM_SITE_KEY', 'YINYOM_SECRET'],
    ...['YINYOM_ORGANIZATION', 'YINYOM_WEBHOOK', 'YINYOM_WEBHOOK_SECRET'],
  ]);

  receiver = spawn(process.execPath, ['--env-file=.env', 'receiver.mjs'], {
    cwd: folder,
    env: { ...env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: receiver.stdout })[Symbol.asyncIterator]();
  const nextLine = async () => (await lines.next()).value as string;
  const port = /\d+$/.exec(await nextLine())?.[0];
  // The guide's port may be in use here.
  await api.call('PUT', `/organizations/${api.organizationId}/webhooks/${settings.get('YINYOM_WEBHOOK')}`, {
    body: {
      name: 'Half an hour',
      url: `http://localhost:${port}/`,
      events: ['template.published'],
      high_volume: false,
      include_client_id: false,
      enabled: true,
    },
  });
  await run('--env-file=.env', 'ping.mjs');
  expect(await nextLine()).toMatch(/^ping of /);
  expect((await fetch(`http://localhost:${port}`, { method: 'POST', body: '{}' })).status).toBe(400);
  expect(await nextLine()).toMatch(/^rejected: /);
});

it('the examples that the guide copies exist', () => {
  const copied = [...GUIDE.matchAll(/\.\.\/yinyom\/(\S+)/g)].map(([, file = '']) => path.join(ROOT, file));
  expect(copied).toHaveLength(3);
  for (const file of copied) expect(statSync(file).isFile()).toBe(true);
});
