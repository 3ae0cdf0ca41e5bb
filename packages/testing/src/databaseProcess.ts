import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { damageText } from './damageText';
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
      await damageText(path.join(folder, 'data.mdb'), text);
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
