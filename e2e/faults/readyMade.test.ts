import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SERVICE_NAMES } from '@yinyom/contracts/service/services';
import { freePort, ROOT } from '../support/startProgram';

const MB = 1024 * 1024;
/** Without Node and without a browser. */
const MOST = 180 * MB;
/** Belongs to nobody in particular: what the image runs as has no name on this machine either. */
const STRANGER = 10_001;
const isRoot = process.getuid?.() === 0;

let folder: string;
let tree: string;
let data: string;
let running: ChildProcess | undefined;

const filesIn = (place: string): Map<string, string> =>
  new Map(
    readdirSync(place, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const { size, mtimeMs } = statSync(file);
        return [path.relative(place, file), `${size} ${mtimeMs}`];
      }),
  );

/** Runs a role as the stranger, with no more of this machine's settings than a container has. */
const start = (env: Record<string, string>) =>
  new Promise<string>((resolve, reject) => {
    let said = '';
    running = spawn(process.execPath, ['tooling/start/main.mjs'], {
      cwd: tree,
      env: { PATH: process.env['PATH'], DATA_DIR: data, ...env },
      ...(isRoot && { uid: STRANGER, gid: STRANGER }),
    });
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Ctrl-C')) resolve(said);
    };
    running.stdout?.on('data', listen);
    running.stderr?.on('data', listen);
    // Its last words may come after its end.
    running.once('close', (code) => reject(new Error(`ended with ${code ?? 'a signal'}: ${said}`)));
  });

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'yy-ready-made-'));
  chmodSync(folder, 0o755);
  tree = path.join(folder, 'app');
  data = path.join(folder, 'data');
  mkdirSync(data);
  if (isRoot) chownSync(data, STRANGER, STRANGER);
  const code = `(await import(${JSON.stringify(path.join(ROOT, 'tooling/image/makeTree.mjs'))})).makeTree(${JSON.stringify(tree)}, 'abc')`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => running?.kill('SIGKILL'));

it('holds what runs: no sources, no compilers, no browser, and is small', () => {
  const files = [...filesIn(tree)];
  expect(files.filter(([file]) => /(?<!\.d)\.tsx?$|\.map$/.test(file) && !/\/dist\//.test(file))).toEqual([]);
  for (const name of ['typescript', 'webpack', 'jest', 'react', 'lerna'])
    expect([name, existsSync(path.join(tree, 'node_modules', name))]).toEqual([name, false]);
  expect(files.reduce((sum, [, print]) => sum + Number(print.split(' ')[0]), 0)).toBeLessThan(MOST);
});

it('starts as a stranger to whom the tree is closed, builds and installs nothing, and ends cleanly', async () => {
  const before = filesIn(tree);
  const PORT = String(await freePort());
  const said = await start({ PORT });
  expect(said).toContain('Yinyom is ready');
  expect(said).not.toMatch(/Building|Installing/);
  expect((await fetch(`http://localhost:${PORT}/en/login`)).status).toBe(200);
  const { remotes } = (await (await fetch(`http://localhost:${PORT}/mf/remotes.json`)).json()) as {
    remotes: object[];
  };
  expect(remotes.length).toBeGreaterThan(3);
  const ended = new Promise((resolve) => running?.once('exit', resolve));
  running?.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(filesIn(tree)).toEqual(before);
});

it('a role that is none is refused by name', async () => {
  const roles = ['all', 'gateway', ...[...SERVICE_NAMES].sort(), 'worker'].join(', ');
  // Before it, an old Node.js is told of.
  const sentence = `YINYOM_ROLE: everything is none of ${roles}\\.`;
  await expect(start({ YINYOM_ROLE: 'everything' })).rejects.toThrow(
    new RegExp(`^ended with 1: (?:Node\\.js .*\\n)?${sentence}\\n`),
  );
});
