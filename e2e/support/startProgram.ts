import { spawn, type ChildProcess } from 'node:child_process';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';

export const ROOT = path.resolve(__dirname, '../..');

/** A program of the product in a process of its own. */
export interface Program {
  /** What its `ready` line said. */
  ready: string;
  pid: number;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts a built program and waits for its line `ready` or `ready …`. @throws Error with its output when it ends before */
export const startProgram = (
  file: string,
  args: string[],
  env: Record<string, string> = {},
  cwd: string = ROOT,
): Promise<Program> =>
  new Promise((resolve, reject) => {
    const child: ChildProcess = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', path.resolve(ROOT, file), ...args],
      {
        cwd,
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    const output: string[] = [];
    const ended = new Promise<void>((done) => child.once('exit', () => done()));
    const onLine = (line: string) => {
      output.push(line);
      const match = /^ready(?: (.+))?$/.exec(line);
      if (!match) return;
      resolve({
        ready: match[1] ?? '',
        pid: child.pid ?? 0,
        stop: async (signal = 'SIGTERM') => {
          child.kill(signal);
          await ended;
        },
      });
    };
    for (const stream of [child.stdout, child.stderr])
      if (stream) createInterface({ input: stream }).on('line', onLine);
    child.once('exit', (code) =>
      reject(new Error(`${file} ended with ${code}:\n${output.slice(-30).join('\n')}`)),
    );
  });

/** A port that nobody uses now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
