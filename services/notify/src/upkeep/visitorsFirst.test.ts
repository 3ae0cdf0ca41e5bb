import { visitorsFirst } from './visitorsFirst';

const LONGEST_MS = 5 * 60_000;

/** A process of which a test says how busy it is, and what time it is there. */
const processOf = () => {
  const state = { busy: 0, time: 0, runs: 0 };
  const work = visitorsFirst(
    async () => {
      state.runs += 1;
    },
    LONGEST_MS,
    { utilization: () => state.busy, now: () => state.time },
  );
  return { state, work };
};

it('work waits while visitors need the process, and goes on once they do not', async () => {
  const { state, work } = processOf();
  state.busy = 0.97;
  for (state.time = 5_000; state.time < 60_000; state.time += 5_000) await work();
  expect(state.runs).toBe(0);
  state.busy = 0.6;
  await work();
  expect(state.runs).toBe(1);
});

it('it waits for five minutes at most, each time', async () => {
  const { state, work } = processOf();
  state.busy = 1;
  for (state.time = 5_000; state.time <= 15 * 60_000; state.time += 5_000) await work();
  expect(state.runs).toBe(3);
});

it('what failed has not run', async () => {
  let tries = 0;
  let time = 0;
  const work = visitorsFirst(
    async () => {
      tries += 1;
      throw new Error('no database');
    },
    LONGEST_MS,
    { utilization: () => 1, now: () => time },
  );
  time = 5 * 60_000;
  await expect(work()).rejects.toThrow('no database');
  await expect(work()).rejects.toThrow('no database');
  expect(tries).toBe(2);
});

it('a process that waits for others is not at its limit', async () => {
  let ran = false;
  const work = visitorsFirst(async () => {
    ran = true;
  }, LONGEST_MS);
  await new Promise((resolve) => setTimeout(resolve, 200));
  await work();
  expect(ran).toBe(true);
});

it('one that computes is', async () => {
  let ran = false;
  const work = visitorsFirst(async () => {
    ran = true;
  }, LONGEST_MS);
  await new Promise((resolve) => setImmediate(resolve));
  const until = performance.now() + 300;
  while (performance.now() < until);
  await work();
  expect(ran).toBe(false);
});
