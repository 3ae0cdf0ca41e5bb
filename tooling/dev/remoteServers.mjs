import { fork } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../install.mjs';
import { freePorts } from './ports.mjs';

const SERVE = path.join(path.dirname(fileURLToPath(import.meta.url)), 'serveRoom.mjs');

const start = (room, port) =>
  new Promise((resolve, reject) => {
    const child = fork(SERVE, [path.join(ROOT, room), String(port)]);
    child.once('message', ({ error }) => (error ? reject(new Error(error)) : resolve({ child, port })));
    child.once('exit', () => reject(new Error(`The development server of ${room} ended.`)));
  });

/**
 * Development servers of remotes, each at a free port of its own from `firstPort` on. One starts when it is needed first: no
 * one waits for remotes whose pages are not opened.
 */
export const remoteServers = (firstPort) => {
  const started = new Map();
  const nextPort = freePorts(firstPort);
  return {
    /** Starts the server of a room where it is not there. @returns {Promise<{ port: number }>} where it listens */
    need: (room) => {
      if (!started.has(room)) {
        console.log(`Building ${room}…`);
        const starting = nextPort().then((port) => start(room, port));
        started.set(room, starting);
        // The next page that needs it tries again.
        starting.catch(() => started.delete(room));
      }
      return started.get(room);
    },
    stop: async () => {
      const servers = (await Promise.allSettled(started.values())).flatMap(({ value }) => value ?? []);
      await Promise.all(
        servers.map(
          ({ child }) =>
            new Promise((resolve) => {
              child.once('exit', resolve);
              child.disconnect();
            }),
        ),
      );
    },
  };
};
