/** @jest-environment node */
import { processorPerFile } from './processorSeconds.mjs';

const ended = (pid: number, file: string, at: number, ms: number) => ({ pid, file: `/tree/${file}`, at, ms });

it('gives a file what its worker took since the one before, in whatever order lines come', () => {
  const ends = [
    ended(2, 'b.test.ts', 20, 1_500),
    ended(1, 'a.test.ts', 10, 1_000),
    ended(1, 'c.test.ts', 30, 3_000),
  ];
  expect(processorPerFile(ends, new Map(), '/tree')).toEqual({
    'a.test.ts': 1,
    'b.test.ts': 1.5,
    'c.test.ts': 2,
  });
});

it('adds what the worker started meanwhile, and shares what was seen once', () => {
  const curve = [
    { at: 0, ms: 0 },
    { at: 1_000, ms: 0 },
    { at: 2_000, ms: 4_000 },
    { at: 3_000, ms: 5_000 },
  ];
  const ends = [
    ended(1, 'before.test.ts', 1_000, 0),
    ended(1, 'first.test.ts', 1_250, 0),
    ended(1, 'second.test.ts', 2_000, 0),
    ended(1, 'last.test.ts', 9_000, 0),
  ];
  expect(processorPerFile(ends, new Map([[1, curve]]), '/tree')).toEqual({
    'before.test.ts': 0,
    'first.test.ts': 1,
    'second.test.ts': 3,
    'last.test.ts': 1,
  });
});

it('adds up a file that runs in two browsers', () => {
  const ends = [ended(1, 'a.test.ts', 10, 1_000), ended(2, 'a.test.ts', 10, 500)];
  expect(processorPerFile(ends, new Map(), '/tree')).toEqual({ 'a.test.ts': 1.5 });
});
