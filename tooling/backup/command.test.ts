/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'yy-command-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** What a command for backups sees of its settings. */
const run = (env: Record<string, string>) => {
  const file = JSON.stringify(path.join(__dirname, 'command.mjs'));
  const code = `const { command } = await import(${file});
    await command('', {}, () => console.log(process.env.BACKUP_KEY, process.env.MONGODB_URI, process.env.MONGODB_URI_FILE));`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', ...env },
  });
  return { status, said: `${stdout}${stderr}`.trim() };
};
const secret = (name: string, text: string) => {
  writeFileSync(path.join(folder, name), text);
  return path.join(folder, name);
};

it('a command for backups reads secrets from the files that the product reads them from, and hands on values only', () => {
  const env = { BACKUP_KEY_FILE: secret('key', 'k\n'), MONGODB_URI_FILE: secret('uri', 'mongodb://db\n') };
  expect(run(env)).toEqual({ status: 0, said: 'k mongodb://db undefined' });
});

it('it does nothing when one cannot be read', () => {
  const { status, said } = run({ MONGODB_URI_FILE: path.join(folder, 'nowhere') });
  expect([status, said]).toEqual([1, expect.stringContaining('MONGODB_URI_FILE: ENOENT')]);
});
