import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linkPackages } from './linkPackages';

const ROOT = path.resolve(__dirname, '../..');
const OF_PRODUCT = /yinyom|ยินยอม|consent|pdpa/i;

let folder: string;
let server: ChildProcess | undefined;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'yy-template-'));
});
afterAll(() => {
  server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

const make = (target: string) =>
  spawnSync(process.execPath, [path.join(__dirname, 'main.mjs'), target], { encoding: 'utf8' });
const filesIn = (place: string): string[] =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(place, path.join(entry.parentPath, entry.name)));

it('the template has the rooms that its README names, all that they import, and no word of this product', () => {
  const out = path.join(folder, 'out');
  const { status, stderr } = make(out);
  expect([status, stderr]).toEqual([0, '']);
  const files = filesIn(out);
  const named = files.filter((file) => OF_PRODUCT.test(file));
  const saying = files.filter((file) => OF_PRODUCT.test(readFileSync(path.join(out, file), 'utf8')));
  expect([named, saying]).toEqual([[], []]);

  const readme = readFileSync(path.join(out, 'README.md'), 'utf8');
  const rooms = [...readme.matchAll(/^\| `([\w/-]+?)\/?` \|/gm)].map(([, room]) => room ?? '');
  expect(rooms).toHaveLength(11);
  for (const room of rooms) {
    const manifest = JSON.parse(readFileSync(path.join(out, room, 'package.json'), 'utf8')) as {
      name: string;
    };
    expect(manifest.name).toBe(`@product/${path.basename(room)}`);
  }
  const packages = files.filter((file) => file.endsWith('package.json'));
  expect(packages).toHaveLength(rooms.length + 1);
});

/** The address that a server prints when it is ready. */
const addressOf = (program: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let printed = '';
    const read = (part: Buffer) => {
      printed += String(part);
      const [, port] = /^ready http:\/\/localhost:(\d+)$/m.exec(printed) ?? [];
      if (port) resolve(`http://127.0.0.1:${port}`);
    };
    program.stdout?.on('data', read);
    program.stderr?.on('data', read);
    program.once('exit', () => reject(new Error(`The server ended: ${printed}`)));
  });

it('its types fit, its server is compiled and starts, makes a key, and answers its example call', async () => {
  const out = path.join(folder, 'out');
  // Together with a second remote, as `npm run new-remote` writes it.
  const second = `import { makeRemote } from './tooling/new-remote/makeRemote.mjs'; makeRemote('mfe-other-reports');`;
  expect(spawnSync(process.execPath, ['--input-type=module', '-e', second], { cwd: out }).status).toBe(0);
  linkPackages(out);
  const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: out, encoding: 'utf8' });
  const compiler = path.join(ROOT, 'node_modules/typescript-native/bin/tsc');
  expect(run(compiler, '-p', 'tsconfig.json', '--singleThreaded')).toMatchObject({ status: 0, stdout: '' });
  expect(run('tooling/build.mjs', 'server')).toMatchObject({ status: 0, stderr: '' });
  expect(run('tooling/build.mjs', 'mfe-nothing')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('There are: server, shell, mfe-hello, mfe-other-reports.'),
  });
  expect(run('tooling/release-keys.mjs', 'make', 'mfe-hello', 'Hello team').stdout).toMatch(/^yr_\S+\n$/);

  const env = { ...process.env, PORT: '0', LOG_LEVEL: 'warn' };
  server = spawn(process.execPath, ['api-gateway/dist/start.js'], { cwd: out, env });
  const address = await addressOf(server);
  const answers = await Promise.all(
    ['/healthz', '/api/v1/greeting', '/mf/remotes.json'].map(async (place) => {
      const answer = await fetch(address + place);
      return [answer.status, await answer.json()];
    }),
  );
  expect(answers).toEqual([
    [200, { status: 'ok' }],
    [200, { greeting: 'Hello from the server' }],
    [200, expect.objectContaining({ remotes: [] })],
  ]);
});

it('its shell begins as ours does: with the rules of the page, before any other code', () => {
  const start = 'shell/src/index.ts';
  expect(readFileSync(path.join(folder, 'out', start), 'utf8')).toBe(
    readFileSync(path.join(ROOT, start), 'utf8'),
  );
});

it('it writes over nothing, and says how it is called', () => {
  const mine = path.join(folder, 'mine');
  writeFileSync(mine, '');
  expect(make(folder)).toMatchObject({ status: 1, stderr: expect.stringContaining('is not empty') });
  expect(make('')).toMatchObject({ status: 2, stderr: expect.stringContaining('npm run template') });
});
