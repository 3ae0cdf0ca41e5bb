import { gentlePace } from './gentlePace';

/** Keeps the processor for so long (ms), and gives a value. */
const busyFor = <T>(ms: number, value: T): T => {
  const until = performance.now() + ms;
  while (performance.now() < until);
  return value;
};

/** Rests that were taken after turns of so many ms, where the others are so busy. */
const restsOf = async (busy: number[], turns: number[], leastMs = 50): Promise<number[]> => {
  let rested = 0;
  const looks = [...busy];
  const pace = gentlePace({
    leastMs,
    othersDuring: async (ms) => {
      rested += ms;
      return looks.shift() ?? 0;
    },
  });
  const rests: number[] = [];
  for (const [at, ms] of turns.entries()) {
    rested = 0;
    expect(await pace(async () => busyFor(ms, at))).toBe(at);
    rests.push(rested);
  }
  return rests;
};
const always = Array<number>(1_000).fill(1);

it('while others are at rest turns begin as often as they may, and those that do nothing need no rest', async () => {
  for (const rest of await restsOf([], [20, 20, 20])) {
    expect(rest).toBeGreaterThanOrEqual(25);
    expect(rest).toBeLessThanOrEqual(31);
  }
  expect(await restsOf(always, [0], 0)).toEqual([0]);
});

it('while others are busy the work gets a tenth, after a short turn as after a long one, and rests 1.5 s at most', async () => {
  const [short, other, long] = await restsOf(always, [6, 20, 200], 0);
  expect(short).toBeGreaterThanOrEqual(9 * 6);
  expect(other).toBeGreaterThanOrEqual(9 * 20);
  expect(long).toBeGreaterThanOrEqual(1_500);
  expect(long).toBeLessThanOrEqual(1_600);
  // Three looks saw others, the fourth did not.
  const [, after] = await restsOf([1, 1, 1, 0, 0], [20, 20]);
  expect(after).toBeLessThanOrEqual(31);
});

it('several works share the tenth', async () => {
  let done: () => void = () => undefined;
  const long = gentlePace({ leastMs: 0, othersDuring: () => Promise.resolve(0) })(
    () => new Promise<void>((resolve) => (done = resolve)),
  );
  const [rested = 0] = await restsOf(always, [20]);
  expect(rested).toBeGreaterThanOrEqual(19 * 20);
  done();
  await long;
});

it('what a turn throws is thrown, without a rest', async () => {
  const pace = gentlePace({ leastMs: 50, othersDuring: () => Promise.reject(new Error('rested')) });
  await expect(pace(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
});

it('sees how busy the event loop is while it rests', async () => {
  const pace = gentlePace({ leastMs: 0 });
  const burn = setInterval(busyFor, 1, 20, null);
  const began = performance.now();
  await pace(async () => busyFor(30, null));
  clearInterval(burn);
  expect(performance.now() - began).toBeGreaterThanOrEqual(300);
});
