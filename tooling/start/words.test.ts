import { spawnSync } from 'node:child_process';
import path from 'node:path';

const start = (...words: string[]) =>
  spawnSync(process.execPath, [path.join(__dirname, 'main.mjs'), ...words], { encoding: 'utf8' });

it('asked for help it says what it does, and starts nothing', () => {
  const { status, stdout } = start('--help');
  expect([status, stdout]).toEqual([0, expect.stringContaining('docs/settings.md')]);
});

it('a word that means nothing to it is named', () => {
  const { status, stdout } = start('--prot', '4300');
  expect([status, stdout]).toEqual([1, expect.stringContaining('"--prot"')]);
});
