import { readFile } from 'node:fs/promises';

/** How long the main thread of a process ran and how long it waited for a processor, in nanoseconds since its start. */
export interface RunTimes {
  ran: number;
  waited: number;
}
export type RunTimesByPid = ReadonlyMap<number, RunTimes>;

/** Between two looks, in milliseconds. */
const EVERY_MS = 1_000;
/** Processes that ran less than this between two looks say nothing, in nanoseconds. */
const LEAST_RUN = 5_000_000;
/** Of several looks the newest counts this much: one busy second is no busy machine. */
const NEWEST = 0.3;
const MOST_PROCESSES = 200;

/** Reads `/proc/<pid>/schedstat` of Linux: time run, time waited, turns. */
export const parseRunTimes = (text: string): RunTimes | null => {
  const [ran, waited] = text.split(' ').map(Number);
  return ran !== undefined && waited !== undefined && Number.isFinite(ran) && Number.isFinite(waited)
    ? { ran, waited }
    : null;
};

/**
 * How many times longer the work of some processes took than it would with a processor of their own. Pure.
 * @returns at least 1; null when they did next to nothing
 */
export const delayBetween = (before: RunTimesByPid, now: RunTimesByPid): number | null => {
  let [ran, waited] = [0, 0];
  for (const [pid, times] of now) {
    const known = before.get(pid);
    if (!known) continue;
    ran += times.ran - known.ran;
    waited += times.waited - known.waited;
  }
  return ran < LEAST_RUN ? null : 1 + Math.max(waited, 0) / ran;
};

const textOf = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '');

/** A process and all that it started. Empty where the system does not say it. */
const familyOf = async (pid: number): Promise<number[]> => {
  const all = [pid];
  for (let at = 0; at < all.length && all.length < MOST_PROCESSES; at += 1) {
    const children = await textOf(`/proc/${all[at]}/task/${all[at]}/children`);
    all.push(...children.split(' ').filter(Boolean).map(Number));
  }
  return all;
};

const runTimesOf = async (pids: readonly number[]): Promise<RunTimesByPid> => {
  const read = pids.map(async (pid) => [pid, parseRunTimes(await textOf(`/proc/${pid}/schedstat`))] as const);
  return new Map((await Promise.all(read)).flatMap(([pid, times]) => (times ? [[pid, times]] : [])));
};

/** What the scans of this process measured last. */
const current = new Map<symbol, number>();

/** The greatest delay that a scan of this process measures now; 1 while none does. */
export const measuredDelay = (): number => Math.max(1, ...current.values());

export interface PressureWatch {
  /** The mean of the scan so far, weighted by looks; 1 where nothing was measured. */
  mean(): number;
  stop(): void;
}

/**
 * Measures during a scan how long its browser waits for a processor. Only Linux tells; elsewhere nothing is measured and
 * the load of the machine has to do (docs/decisions/291).
 * @param pid of the browser
 */
export const watchPressure = (pid: number | undefined): PressureWatch => {
  const key = Symbol('scan');
  let before: RunTimesByPid = new Map();
  let [sum, looks] = [0, 0];
  let isLooking = false;
  const look = async () => {
    if (pid === undefined || isLooking) return;
    isLooking = true;
    const now = await runTimesOf([process.pid, ...(await familyOf(pid))]);
    const delay = delayBetween(before, now);
    before = now;
    isLooking = false;
    if (delay === null || timer === null) return;
    sum += delay;
    looks += 1;
    current.set(key, (current.get(key) ?? delay) * (1 - NEWEST) + delay * NEWEST);
  };
  let timer: NodeJS.Timeout | null = setInterval(() => void look(), EVERY_MS);
  timer.unref();
  void look();
  return {
    mean: () => (looks === 0 ? 1 : sum / looks),
    stop: () => {
      if (timer) clearInterval(timer);
      timer = null;
      current.delete(key);
    },
  };
};
