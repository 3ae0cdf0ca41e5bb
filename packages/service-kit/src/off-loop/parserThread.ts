import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { isHeavyWorkBehind } from './behind';
import type { Answer, Manner, Task } from './messages';

/** Memory of a thread in MB. A thread that needs more is ended by the engine, and the process lives on. */
export const THREAD_MEMORY = {
  maxOldGenerationSizeMb: 256,
  maxYoungGenerationSizeMb: 32,
  stackSizeMb: 4,
} as const;

/** The ending of the files that this process runs: built ones or sources. */
export const ENDING = path.extname(__filename);

/** What lets a thread run sources, for tests; a built program has none. */
const sourceLoader = (): string | undefined =>
  ENDING === '.ts' ? process.env['YINYOM_SOURCE_LOADER'] : undefined;

/** A task that ended without an answer: it took too long or needed too much memory. */
export class ThreadEnded extends Error {
  override name = 'ThreadEnded';
}

/** Starts a thread for parsers. It sees no settings and no secrets. */
export const startParserThread = () => {
  const loader = sourceLoader();
  const worker = new Worker(path.join(__dirname, `thread${ENDING}`), {
    resourceLimits: THREAD_MEMORY,
    env: {},
    workerData: { isBehind: isHeavyWorkBehind() } satisfies Manner,
    ...(loader && { execArgv: ['--conditions=yinyom-source', '--require', loader] }),
  });
  let ended = false;
  let settle: { resolve(answer: Answer): void; reject(error: Error): void } | null = null;
  const take = () => {
    const current = settle;
    settle = null;
    return current;
  };
  worker.on('message', (answer: Answer) => take()?.resolve(answer));
  worker.on('error', (error: NodeJS.ErrnoException) => {
    const isFull = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    take()?.reject(isFull ? new ThreadEnded(error.message, { cause: error }) : error);
  });
  worker.on('exit', () => {
    ended = true;
    take()?.reject(new ThreadEnded('the thread ended'));
  });
  // An idle thread keeps no process alive.
  worker.unref();

  return {
    isEnded: (): boolean => ended,
    /** Runs one task; a thread has one at a time. @throws ThreadEnded after `timeMs` or without memory */
    run: async (task: Task, timeMs: number): Promise<Answer> => {
      const timer = setTimeout(() => void worker.terminate(), timeMs);
      worker.ref();
      try {
        return await new Promise<Answer>((resolve, reject) => {
          settle = { resolve, reject };
          worker.postMessage(task);
        });
      } finally {
        clearTimeout(timer);
        worker.unref();
      }
    },
    end: (): void => void worker.terminate(),
  };
};
export type ParserThread = ReturnType<typeof startParserThread>;
