import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const LOADER = path.join(__dirname, '../runTypeScript.cjs');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'yinyom-sources-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (source: string) => {
  const file = path.join(folder, 'program.ts');
  writeFileSync(file, source);
  const { stdout, stderr } = spawnSync(process.execPath, ['-r', LOADER, file], { encoding: 'utf8' });
  return { stdout, stderr };
};

it('a program runs as it stands, also the second time, and after it changed', () => {
  const program = (words: string) => `const words: string = '${words}';\nconsole.log(words);`;
  for (const words of ['first', 'first', 'second']) expect(run(program(words)).stdout).toBe(`${words}\n`);
});

it('an error of the compiler names the file, each time', () => {
  for (let times = 0; times < 2; times += 1)
    expect(run('const words: = 1;').stderr).toContain(path.join(folder, 'program.ts'));
});
