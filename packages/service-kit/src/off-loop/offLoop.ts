import { availableParallelism } from 'node:os';
import { deserialize } from 'node:v8';
import { AppError } from '../AppError';
import { createFairQueue } from '../admission/fairQueue';
import type { Answer } from './messages';
import { ENDING, startParserThread, ThreadEnded, type ParserThread } from './parserThread';

/** Longer than the largest honest input takes on a busy machine; a call is answered within 15 s in any case. */
const MOST_MS = 10_000;
const MOST_OUTPUT_BYTES = 8 << 20;
/** A thread that had nothing to do for so long is ended. */
const IDLE_MS = 30_000;
/** One processor is left to the event loop where there is more than one. */
const MOST_THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));

const queue = createFairQueue({
  atOnce: MOST_THREADS,
  atOnceOfOwner: Math.max(1, MOST_THREADS - 1),
  waitingOfOwner: 5,
  waiting: 100,
  retryAfterSeconds: 5,
});
const idle: { thread: ParserThread; timer: NodeJS.Timeout }[] = [];

const takeThread = (): ParserThread => {
  for (let found = idle.pop(); found; found = idle.pop()) {
    clearTimeout(found.timer);
    if (!found.thread.isEnded()) return found.thread;
  }
  return startParserThread();
};
const giveBack = (thread: ParserThread): void => {
  if (thread.isEnded()) return;
  const timer = setTimeout(() => {
    idle.splice(
      idle.findIndex((one) => one.thread === thread),
      1,
    );
    thread.end();
  }, IDLE_MS).unref();
  idle.push({ thread, timer });
};

const outputOf = (answer: Answer): unknown => {
  switch (answer.kind) {
    case 'output':
      return deserialize(answer.output);
    case 'too_large':
      throw new AppError(422, 'took_too_long');
    case 'refused':
      throw new AppError(answer.status, answer.code, answer.details);
    case 'failed':
      throw answer.error;
  }
};

interface Where {
  /** Absolute path of the module, without its ending. */
  module: string;
  /** Its exported function: pure, synchronous, with arguments and results that can be copied. */
  name: string;
  timeMs?: number;
}

/**
 * A parser of what strangers send, run in a thread: the event loop answers others meanwhile. Time, memory, output and the number
 * of threads are bounded, and organizations share the threads fairly. The caller bounds the input.
 * @returns the parser, called with the id of the organization first
 * @throws AppError 422 took_too_long, 429 too_many_tasks, 503; and what the parser throws as AppError
 */
export const offLoop =
  <F extends (...args: never[]) => unknown>({ module, name, timeMs = MOST_MS }: Where) =>
  (owner: string, ...args: Parameters<F>): Promise<ReturnType<F>> =>
    queue.run(owner, async () => {
      const thread = takeThread();
      try {
        const task = { file: `${module}${ENDING}`, name, args, outputBytes: MOST_OUTPUT_BYTES };
        return outputOf(await thread.run(task, timeMs)) as ReturnType<F>;
      } catch (error) {
        if (error instanceof ThreadEnded) throw new AppError(422, 'took_too_long', { cause: error });
        throw error;
      } finally {
        giveBack(thread);
      }
    });
