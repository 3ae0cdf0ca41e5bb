import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { makeDataFolder } from './dataFolder';

const PROGRAM = path.resolve(__dirname, '../../embedded-mongo/dist/start.js');

/** The embedded database in a process of its own, which a test can stop, kill and start again on the same data. */
export interface DatabaseProcess {
  /** Stays the same after a restart. */
  uri: string;
  signal(signal: NodeJS.Signals): void;
  /** As a crash ends it: nothing is closed, nothing is said. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  /** Changes one bit of each stored copy of a text, as a failing disk does; only while it does not run. */
  damage(text: string): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

const run = async (folder: string): Promise<{ child: ChildProcess; uri: string }> => {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', PROGRAM, '--data', folder],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  for await (const line of createInterface({ input: child.stdout! })) {
    const uri = /^ready (.*)$/.exec(line)?.[1];
    if (uri) {
      child.stdout?.resume();
      return { child, uri };
    }
  }
  throw new Error('the database process ended before it was ready');
};

export const startDatabaseProcess = async (): Promise<DatabaseProcess> => {
  const folder = await makeDataFolder('yinyom-database-');
  let { child, uri } = await run(folder);
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return {
    uri,
    signal: (signal) => void child.kill(signal),
    kill,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
    damage: async (text) => {
      const file = path.join(folder, 'data.mdb');
      const bytes = await readFile(file);
      let found = 0;
      for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1)) {
        // Keys of indexes end a text with two zero bytes; what is changed there is another damage.
        if (bytes[at + text.length] === 0 && bytes[at + text.length + 1] === 0) continue;
        bytes[at]! ^= 1;
        found += 1;
      }
      if (found === 0) throw new Error(`nothing of ${text} is stored`);
      await writeFile(file, bytes);
    },
    start: async () => {
      ({ child, uri } = await run(folder));
    },
    close: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
