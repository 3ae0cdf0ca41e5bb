import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './startProgram';

export interface Launch {
  pid: number;
  /** Resolves with everything printed when the product says that it is ready. */
  ready: Promise<string>;
  /** Everything printed up to now. */
  output(): string;
  kill(signal: NodeJS.Signals): void;
  /** Ctrl-C, then the exit code. */
  interrupt(): Promise<number | null>;
  ended: Promise<{ code: number | null; output: string }>;
}

/**
 * `npm start`, without npm in between.
 * @param node the program of Node.js that runs it
 */
export const launch = (env: Record<string, string>, node = process.execPath): Launch => {
  const child = spawn(node, [path.join(ROOT, 'tooling/start/main.mjs')], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'development', ...env },
  });
  let output = '';
  // Its last words may come after its end.
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  );
  const ready = new Promise<string>((resolve, reject) => {
    const onData = (chunk: Buffer) => {
      output += chunk;
      if (output.includes('Ctrl-C')) resolve(output);
    };
    child.stdout.on('data', onData);
    child.stderr.on('data', onData);
    void ended.then(() => reject(new Error(output)));
  });
  ready.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    ready,
    ended,
    output: () => output,
    kill: (signal) => void child.kill(signal),
    interrupt: async () => {
      child.kill('SIGINT');
      return (await ended).code;
    },
  };
};
