import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MODULE = path.resolve(__dirname, '../../packages/build-remote/release/commandLine.mjs');
const CODE = `
  import { platformOf } from ${JSON.stringify(MODULE)};
  try {
    globalThis.fetch = (_address, { headers }) => Promise.resolve(Response.json({ key: headers.authorization }));
    const platform = platformOf({ to: 'https://console.example', 'key-file': 'team.key' });
    const { key } = await platform.story('mfe-hello');
    console.log(key.replace('Bearer', 'read'));
  } catch (error) {
    console.log(error.message);
  }`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'yy-key-'));
  mkdirSync(path.join(folder, 'mfe-hello'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** As npm runs a command of a room for somebody who typed in the folder above it. */
const ask = () =>
  spawnSync(process.execPath, ['--input-type=module', '-e', CODE], {
    cwd: path.join(folder, 'mfe-hello'),
    env: { ...process.env, INIT_CWD: folder },
    encoding: 'utf8',
  }).stdout.trim();

it('a key’s file is looked for where the command was typed, not in the room that npm goes to', () => {
  writeFileSync(path.join(folder, 'team.key'), 'yr_key\n');
  expect(ask()).toBe('read yr_key');
});

it('a key’s file may hold what npm and the command that made the key printed around it', () => {
  const printed =
    '\n> product@1.0.0 release-keys\n> node tooling/release-keys.mjs make\n\nyr_key\nThis is shown once.\n';
  writeFileSync(path.join(folder, 'team.key'), printed);
  expect(ask()).toBe('read yr_key');
});

it('a file without a key is named, and nothing of its content is shown', () => {
  writeFileSync(path.join(folder, 'team.key'), 'password: 1234');
  expect(ask()).toBe('team.key has no key in it: a line that begins with yr_.');
});

it('a key that is not there is told with the place where it was looked for', () => {
  expect(ask()).toBe(`The key cannot be read from ${path.join(folder, 'team.key')}: ENOENT.`);
});

it('every command of a team can be called, and the list of commands says what it does', () => {
  const tools = path.resolve(__dirname, '../../packages/build-remote');
  const files = readdirSync(path.join(tools, 'commands'));
  // A command says in its first line how it is called.
  const commands = files
    .filter((file) =>
      readFileSync(path.join(tools, 'commands', file), 'utf8').startsWith('// yinyom-remote '),
    )
    .map((file) => path.basename(file, '.mjs'));
  const { stderr, status } = spawnSync(process.execPath, [path.join(tools, 'bin/yinyom-remote.mjs')], {
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  const listed = [...stderr.matchAll(/^ {2}yinyom-remote (\S+)/gm)].map(([, name]) => name);
  expect(listed.sort()).toEqual(commands.sort());
});
