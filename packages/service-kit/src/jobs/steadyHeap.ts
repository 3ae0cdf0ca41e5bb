import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** 0 leaves it to the engine, which lets the heap grow to several times of what is alive. */
const GROWTH_PERCENT = { steady: 50, free: 0 };

let holders = 0;

const set = (growth: keyof typeof GROWTH_PERCENT): void =>
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT[growth]}`);

/**
 * While any caller holds it, this process collects its garbage as soon as the heap has grown by half: work that runs through millions of
 * rows then needs hardly more memory than a few of them. Otherwise it spends less time on collecting.
 * @returns releases it; a second call does nothing
 */
export const keepHeapSteady = (): (() => void) => {
  let isHeld = true;
  holders += 1;
  if (holders === 1) set('steady');
  return () => {
    if (!isHeld) return;
    isHeld = false;
    holders -= 1;
    if (holders === 0) set('free');
  };
};

type Collect = (what: { type: 'minor' }) => void;
let collect: Collect | undefined;

const collector = (): Collect => {
  setFlagsFromString('--expose-gc');
  const given = runInNewContext('gc') as Collect;
  setFlagsFromString('--no-expose-gc');
  return given;
};

/**
 * Frees what was allocated last and is used no more, in a few milliseconds. The engine counts buffers by their small handles: without this it keeps
 * tens of MB of them, and the process does not give that memory back.
 */
export const freeBuffers = (): void => {
  collect ??= collector();
  collect({ type: 'minor' });
};
