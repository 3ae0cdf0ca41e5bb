import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { processMark } from './processMark.mjs';

let folder: string;
let launchers: Launcher[];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'yinyom-supervise-'));
  launchers = [];
});
afterEach(async () => {
  for (const { child, ended } of launchers) {
    child.kill('SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true });
});

interface Launcher {
  child: ChildProcess;
  ended: Promise<number | null>;
  /** Resolves when the output has a text. */
  says(text: string): Promise<void>;
}

const launch = (kind = ''): Launcher => {
  const child = spawn(process.execPath, [path.join(__dirname, 'fixtures/launcher.mjs'), folder, kind]);
  let output = '';
  let look = () => {};
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
    look();
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const says = (text: string) =>
    new Promise<void>((resolve, reject) => {
      look = () => output.includes(text) && resolve();
      look();
      void ended.then(() => reject(new Error(`ended without saying "${text}":\n${output}`)));
    });
  launchers.push({ child, ended, says });
  return { child, ended, says };
};

const record = () => path.join(folder, 'launch.json');
const programPid = (): number => {
  const { programs } = JSON.parse(readFileSync(record(), 'utf8')) as { programs: { pid: number }[] };
  return programs[0]?.pid ?? 0;
};
// One that has ended still has a number until somebody asks for its end.
const isAlive = (pid: number): boolean => processMark(pid) !== null;
const gone = async (pid: number): Promise<void> => {
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
};

it('P1 a program that dies is started again, each time, and the operator is told', async () => {
  const { says } = launch();
  await says('started yes');
  const first = programPid();
  process.kill(first, 'SIGKILL');
  await says('The program ended (SIGKILL). It is started again in 0.05 s.');
  await says('The program runs again.');
  const second = programPid();
  expect(second).not.toBe(first);
  process.kill(second, 'SIGKILL');
  await says('It is started again in 0.1 s.');
});

it('F3-01 the log keeps what a program prints before it is ready, also when it is started again', async () => {
  const { says } = launch();
  await says('started yes');
  const logged = () =>
    readFileSync(path.join(folder, 'yinyom.log'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { service: string; msg: string }).msg)
      .sort();
  const ofOneStart = ['a warning of the start', 'data was brought up'];
  // Output and errors come by pipes of their own.
  while (logged().length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(logged()).toEqual(ofOneStart);
  process.kill(programPid(), 'SIGKILL');
  await says('The program runs again.');
  while (logged().length < 4) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(logged()).toEqual([...ofOneStart, ...ofOneStart].sort());
});

it('S3-10 a program whose event loop is silent is killed and started again, and the log names it and how long', async () => {
  const { says } = launch('silent');
  await says('started yes');
  const first = programPid();
  await says('The program has not answered for 0.5 s, and is killed.');
  await says('{"event":"process_silent","process":"The program","silent_seconds":0.5}');
  await says('The program ended (SIGKILL). It is started again in 0.05 s.');
  await says('The program runs again.');
  expect(programPid()).not.toBe(first);
});

const marks = (name: string): number => {
  const file = path.join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8').length : 0;
};
const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
};

it.each(['launcher', 'launcher and program'])('S3-10 a pause of %s is no silence', async (paused) => {
  const { child, says } = launch('counting');
  await says('started yes');
  const pid = programPid();
  await until(() => marks('heard') >= 3);
  child.kill('SIGSTOP');
  if (paused === 'launcher') {
    // The program lives on for longer than the two seconds that it may be silent.
    const before = marks('lived');
    await until(() => marks('lived') >= before + 60);
  } else {
    process.kill(pid, 'SIGSTOP');
    const asleep = Date.now();
    await until(() => Date.now() - asleep > 3_000);
    process.kill(pid, 'SIGCONT');
  }
  child.kill('SIGCONT');
  const heard = marks('heard');
  await until(() => marks('heard') >= heard + 20 || programPid() !== pid);
  expect(programPid()).toBe(pid);
});

it('P1 a launcher that is killed leaves no program behind', async () => {
  const { child, ended, says } = launch();
  await says('started yes');
  const pid = programPid();
  child.kill('SIGKILL');
  await ended;
  await gone(pid);
});

it('P1 a program that does not notice is ended by the next start, which then works', async () => {
  const { child, ended, says } = launch('deaf');
  await says('started yes');
  const pid = programPid();
  child.kill('SIGKILL');
  await ended;
  expect(isAlive(pid)).toBe(true);
  const next = launch();
  await next.says('started yes');
  expect(isAlive(pid)).toBe(false);
});

it('P1 a second start on the same data ends with a sentence and leaves the first alone', async () => {
  const { says } = launch();
  await says('started yes');
  const pid = programPid();
  const second = launch();
  await second.says('already runs with the data in');
  expect(await second.ended).toBe(1);
  expect(programPid()).toBe(pid);
  expect(isAlive(pid)).toBe(true);
});

it('P1 a launcher that is told to stop ends its program first and forgets it', async () => {
  const { child, ended, says } = launch();
  await says('started yes');
  const pid = programPid();
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect([isAlive(pid), existsSync(record())]).toEqual([false, false]);
});
