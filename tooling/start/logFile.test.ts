import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'yinyom-log-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs statements with the launcher's own log, in a process of Node as the launcher is one. */
const write = (statements: string): string => {
  const code = `
    import { openLog } from ${JSON.stringify(path.join(__dirname, 'logFile.mjs'))};
    const file = ${JSON.stringify(path.join(folder, 'yinyom.log'))};
    const log = openLog(file, { maxBytes: 1000, warn: console.log });
    ${statements}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
};
const text = (name: string) => readFileSync(path.join(folder, name), 'utf8');

it('P8 PR-08a the log is a few files of bounded size, whatever is written, and the newest lines stay', () => {
  write("for (let n = 0; n < 1000; n++) log.write(`line ${n} ${'x'.repeat(80)}`);");
  const names = readdirSync(folder).sort();
  expect(names).toEqual(['yinyom.log', 'yinyom.log.1', 'yinyom.log.2', 'yinyom.log.3', 'yinyom.log.4']);
  for (const name of names) {
    expect(statSync(path.join(folder, name)).size).toBeLessThanOrEqual(1000);
    expect(statSync(path.join(folder, name)).mode & 0o077).toBe(0);
  }
  const lines = [...names].reverse().flatMap((name) => text(name).trimEnd().split('\n'));
  const numbers = lines.map((line) => Number(line.split(' ')[1]));
  expect(numbers.at(-1)).toBe(999);
  expect(numbers).toEqual(numbers.map((_, at) => 999 - (numbers.length - 1 - at)));
});

it('P8 a start goes on in the file of the last one, and rotates it when it is full', () => {
  write("log.write('first');");
  write("log.write('second'); log.write('z'.repeat(995));");
  expect(text('yinyom.log.1')).toBe('first\nsecond\n');
  expect(text('yinyom.log')).toBe(`${'z'.repeat(995)}\n`);
});

it('P1 a log that cannot be written is told once; when it can be again, it says how many lines are missing', () => {
  const told = write(`
    import { mkdirSync, rmdirSync } from 'node:fs';
    mkdirSync(file);
    log.write('lost one'); log.write('lost two');
    rmdirSync(file);
    log.write('back');`);
  expect(told.split('cannot be written')).toHaveLength(2);
  expect(text('yinyom.log')).toMatch(/"2 lines of the log were lost[^"]*"\}\nback\n$/);
});
