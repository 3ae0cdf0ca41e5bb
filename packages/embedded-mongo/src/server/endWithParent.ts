import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const LOOK_MS = 500;

/** Runs in a thread of its own, since the main one may be stuck in a lock that its killed parent held. */
const WATCH = `
  const { workerData } = require('node:worker_threads');
  setInterval(() => {
    if (process.ppid !== workerData.parent) process.kill(process.pid, 'SIGKILL');
  }, workerData.everyMs);
`;

/** Ends this process soon after the one that started it has ended, however that happened. */
export async function endWithParent(): Promise<void> {
  const worker = new Worker(WATCH, {
    eval: true,
    workerData: { parent: process.ppid, everyMs: LOOK_MS },
  });
  await once(worker, 'online');
  worker.unref();
}
