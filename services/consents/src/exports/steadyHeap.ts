import { setFlagsFromString } from 'node:v8';

/** 0 leaves it to the engine, which lets the heap grow to several times of what is alive. */
const GROWTH_PERCENT = { steady: 50, free: 0 };

/**
 * While it is on, this process collects its garbage as soon as the heap has grown by half: work that runs through millions of
 * rows then needs hardly more memory than a few of them. Off again it spends less time on collecting.
 */
export const keepHeapSteady = (on: boolean): void =>
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT[on ? 'steady' : 'free']}`);
