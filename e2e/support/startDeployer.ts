import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ROOT } from './startProgram';

/** Releases builds in a process of its own, which starts with the first one. */
export interface Deployer {
  /**
   * Releases a room's last build.
   * @param room of this repository, or any folder that holds a build
   * @throws Error with the reason when the platform refuses it
   */
  deploy(room: string, args?: readonly string[]): Promise<void>;
  /** Releases the build of this repository again in every room that something else was released for. */
  restore(): Promise<void>;
  stop(): Promise<void>;
}

interface Answer {
  id: number;
  refusal: string | null;
}

const start = () => {
  const child = fork(path.join(ROOT, 'e2e/support/deployer.mjs'), [], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const waiting = new Map<number, { resolve: () => void; reject: (error: Error) => void }>();
  child.on('message', ({ id, refusal }: Answer) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (refusal === null) asked?.resolve();
    else asked?.reject(new Error(refusal));
  });
  child.once('exit', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`the deployer ended with ${code}`));
  });
  return { child, waiting };
};

/** @param releasesDir folder of the store */
export const startDeployer = (releasesDir: string): Deployer => {
  let running: ReturnType<typeof start> | undefined;
  let orders = 0;
  const changed = new Set<string>();

  const deploy: Deployer['deploy'] = (room, args = []) =>
    new Promise((resolve, reject) => {
      const { child, waiting } = (running ??= start());
      const id = (orders += 1);
      const folder = path.resolve(ROOT, room);
      const name = path.basename(folder);
      if (folder === path.join(ROOT, name) && args.length === 0) changed.delete(name);
      else changed.add(name);
      waiting.set(id, {
        resolve,
        reject: ({ message }) => reject(new Error(`deploy ${room}: ${message}`)),
      });
      child.send({ id, folder, args, releasesDir });
    });

  return {
    deploy,
    restore: async () => {
      for (const room of [...changed]) await deploy(room);
    },
    stop: async () => {
      if (!running) return;
      const ended = once(running.child, 'exit');
      running.child.disconnect();
      await ended;
    },
  };
};
