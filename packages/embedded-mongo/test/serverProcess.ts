import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { transformFileSync } from '@swc/core';

const room = path.join(__dirname, '..');
const { swcOptions } = jest.requireActual<{ swcOptions(): object }>('@yinyom/build-remote/swc');

const compileServer = (): string => {
  const target = path.join(room, '../../node_modules/.cache', `embedded-mongo-${process.pid}`);
  for (const name of readdirSync(path.join(room, 'src'), { recursive: true }) as string[]) {
    if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue;
    const file = path.join(target, name.replace(/\.ts$/, '.js'));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, transformFileSync(path.join(room, 'src', name), swcOptions()).code);
  }
  return target;
};

/** The server for tests that need it as a process of its own: compiled before them, removed after them. Tells the folder. */
export function compiledServer(): () => string {
  let compiled: string;
  beforeAll(() => {
    compiled = compileServer();
  });
  afterAll(() => rmSync(compiled, { recursive: true, force: true }));
  return () => compiled;
}

/** A folder for data that is removed when the test is over. */
export function temporaryFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'emt-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export interface ServerProcess {
  uri: string;
  child: ChildProcess;
  /** Ends it with a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts the compiled server and waits until it says that it is ready. */
export async function startProcess(
  compiled: string,
  dataDir: string,
  env: NodeJS.ProcessEnv = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [path.join(compiled, 'start.js'), '--data', dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const uri = await new Promise<string>((resolve, reject) => {
    let output = '';
    let errors = '';
    child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
    child.stdout.on('data', (data: Buffer) => {
      output += data.toString();
      const found = /ready (\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${errors}`)));
  });
  return {
    uri,
    child,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}
