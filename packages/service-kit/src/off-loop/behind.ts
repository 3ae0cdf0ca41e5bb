import { readdirSync, readFileSync } from 'node:fs';
import { constants, getPriority, platform, setPriority } from 'node:os';

/**
 * Added to the niceness of work that can wait: beside a thread that answers, it gets about a quarter of the processor; alone,
 * it gets all of it. Source: the kernel's weights (1024 for 0, 335 for 5).
 */
export const BEHIND = 5;

/** Only Linux has a priority for each thread; elsewhere the whole process would wait. */
const HAS_PRIORITIES = platform() === 'linux';

let isAsked = false;

/** Whether this program puts heavy work behind what it answers. */
export const isHeavyWorkBehind = (): boolean => isAsked;

/** From now on threads of parsers and browsers that draw wait for threads that answer. Called by programs, not by tests of parts. */
export const putHeavyWorkBehind = (isWanted = true): void => {
  isAsked = isWanted && HAS_PRIORITIES;
};

/** A system that refuses leaves the work at its priority: it is only less polite. */
const put = (id: number): void => {
  try {
    setPriority(id, Math.min(constants.priority.PRIORITY_LOW, getPriority(id) + BEHIND));
  } catch {
    // Ended meanwhile, or not allowed.
  }
};

const listOf = (read: () => string[]): number[] => {
  try {
    return read().map(Number);
  } catch {
    return [];
  }
};

/** Puts the calling thread behind the others. */
export const putThreadBehind = (): void => put(0);

/** Puts a program, its children and what they start from now on behind. @param pid its process */
export const putProgramBehind = (pid: number): void => {
  for (const thread of listOf(() => readdirSync(`/proc/${pid}/task`))) {
    put(thread);
    const children = `/proc/${pid}/task/${thread}/children`;
    for (const child of listOf(() => readFileSync(children, 'utf8').split(' ').filter(Boolean)))
      putProgramBehind(child);
  }
};
