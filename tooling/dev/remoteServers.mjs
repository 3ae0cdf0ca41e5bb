import { fork } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../install.mjs';

const SERVE = path.join(path.dirname(fileURLToPath(import.meta.url)), 'serveRoom.mjs');

const start = (room, port) =>
  new Promise((resolve, reject) => {
    const child = fork(SERVE, [path.join(ROOT, room), String(port)]);
    child.once('message', ({ error }) => (error ? reject(new Error(error)) : resolve(child)));
    child.once('exit', () => reject(new Error(`The development server of ${room} ended.`)));
  });

/**
 * Development servers of remotes, each at a port of its own from `firstPort` on. One starts when it is needed first: nobody
 * waits for remotes whose pages are not opened.
 */
export const remoteServers = (rooms, firstPort) => {
  const started = new Map();
  const portOf = (room) => firstPort + rooms.indexOf(room);
  const need = (room) => {
    if (!started.has(room)) {
      console.log(`Building ${room}…`);
      started.set(room, start(room, portOf(room)));
    }
    return started.get(room);
  };
  return {
    need,
    portOf,
    stop: async () => {
      const children = (await Promise.allSettled(started.values())).flatMap(({ value }) => value ?? []);
      await Promise.all(
        children.map(
          (child) =>
            new Promise((resolve) => {
              child.once('exit', resolve);
              child.disconnect();
            }),
        ),
      );
    },
  };
};
