import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { AppError } from '../AppError';
import { createCounts, type Counts } from './counts';
import { createShare, type Share } from './sharing';
import { createTallyStore } from './tallyStore';
import type { Tally } from './Tally';

const quiet = { warn: () => undefined };
let database: TestDatabase;
/** Two processes' ways to the same tally. */
let tallies: [Tally, Tally];

const makeTallies = async (): Promise<[Tally, Tally]> => [
  createTallyStore(await database.connect('counts')),
  createTallyStore(await database.connect('counts')),
];

beforeAll(async () => {
  database = await startTestDatabase();
  tallies = await makeTallies();
});
afterAll(() => database.close());
afterEach(() => jest.restoreAllMocks());

let used = 0;
/** Two processes that count together. */
const pair = (points: number, every: number, ways = tallies): [Counts, Counts] => {
  const name = `rule ${(used += 1)}`;
  const counts = (tally: Tally) =>
    createCounts({ points, seconds: 60, name }, { share: createShare(tally, quiet, 60_000), every });
  return [counts(ways[0]), counts(ways[1])];
};

/** Lets all windows of the tally end in so many milliseconds by the database's clock, which no test can move. */
const endWindowsIn = async (ms: number): Promise<void> => {
  const connection = await database.connect('counts');
  await connection.collection('tallies').updateMany({}, { $set: { ends_at: new Date(Date.now() + ms) } });
};

const passes = (counts: Counts, key = 'key'): Promise<boolean> =>
  counts.take(key).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError && error.status === 429) return false;
      throw error;
    },
  );
const passed = async (tries: Promise<boolean>[]): Promise<number> =>
  (await Promise.all(tries)).filter(Boolean).length;

it('one process alone lets exactly as many through as the limit says, and says when again', async () => {
  const counts = createCounts({ points: 5, seconds: 60, name: 'alone' }, null);
  expect(await passed(Array.from({ length: 12 }, () => passes(counts)))).toBe(5);
  expect(await passes(counts, 'another')).toBe(true);
  const refusal = await counts.take('key').catch((error: unknown) => error);
  expect(refusal).toMatchObject({ status: 429, code: 'rate_limited' });
  const { retryAfterSeconds = 0 } = (refusal as AppError).details;
  expect(retryAfterSeconds).toBeGreaterThan(50);
  expect(retryAfterSeconds).toBeLessThanOrEqual(60);
});

it('one process that shares with nobody else is as exact', async () => {
  const [alone] = pair(30, 4);
  expect(await passed(Array.from({ length: 90 }, () => passes(alone)))).toBe(30);
});

it('O14 two that ask with each use let no more through than one, however they come', async () => {
  const [one, two] = pair(20, 1);
  const atOnce = Array.from({ length: 60 }, (_, at) => passes(at % 3 === 0 ? two : one));
  expect(await passed(atOnce)).toBe(20);
  expect(await passes(two)).toBe(false);
});

it('O14 two that ask now and then let at most so many more through as one keeps to itself', async () => {
  for (const together of [true, false]) {
    const [one, two] = pair(30, 4);
    const tries: Promise<boolean>[] = [];
    for (let at = 0; at < 120; at += 1) {
      const answer = passes(at % 2 === 0 ? two : one);
      tries.push(answer);
      if (!together) await answer;
    }
    const through = await passed(tries);
    expect(through).toBeGreaterThanOrEqual(30);
    expect(through).toBeLessThanOrEqual(33);
  }
});

it('a key that is used up, or hardly used, asks nobody', async () => {
  let asked = 0;
  const share: Share = async (_key, uses, ms) => {
    asked += 1;
    return { used: uses, ms_left: ms };
  };
  const counts = createCounts({ points: 8, seconds: 60, name: 'few' }, { share, every: 4 });
  for (let at = 0; at < 100; at += 1) await passes(counts, `visitor ${at}`);
  expect(asked).toBe(0);
  for (let at = 0; at < 100; at += 1) await passes(counts);
  expect(asked).toBe(2);
});

it('who comes later learns of the others and when their window ends', async () => {
  // A tally remembers how far the database's clock is ahead: these alone see the clock that is moved here.
  const [one, two] = pair(4, 1, await makeTallies());
  for (let at = 0; at < 4; at += 1) expect(await passes(one)).toBe(true);
  await endWindowsIn(30_000);
  const refusal = await two.take('key').catch((error: unknown) => error);
  expect(refusal).toMatchObject({ status: 429 });
  // Its own window would end in a minute.
  expect((refusal as AppError).details.retryAfterSeconds).toBeLessThanOrEqual(30);
  await endWindowsIn(0);
  const later = Date.now() + 61_000;
  jest.spyOn(Date, 'now').mockImplementation(() => later);
  expect(await passes(two)).toBe(true);
  // A new window, and again for both.
  expect(await passed(Array.from({ length: 10 }, () => passes(one)))).toBe(3);
});

it('what is given back is free again, for the others, too', async () => {
  const [one, two] = pair(6, 2);
  for (let at = 0; at < 50; at += 1) {
    expect(await passes(one)).toBe(true);
    one.giveBack('key');
  }
  expect(await passed(Array.from({ length: 20 }, () => passes(two)))).toBe(6);
});

it('while the tally is away each counts by itself, waits for nothing, and says so; then together again', async () => {
  let isAway = true;
  let asked = 0;
  let told = 0;
  const flaky: Tally = {
    add: (key, uses, ms) => {
      asked += 1;
      return isAway ? Promise.reject(new Error('away')) : tallies[0].add(key, uses, ms);
    },
  };
  const rule = { points: 20, seconds: 60, name: 'flaky' };
  const share = createShare(flaky, { warn: () => (told += 1) }, 60_000);
  const one = createCounts(rule, { share, every: 1 });
  const two = createCounts(rule, { share: createShare(tallies[1], quiet, 60_000), every: 1 });
  for (let at = 0; at < 12; at += 1) expect(await passes(one)).toBe(true);
  expect([asked, told]).toEqual([1, 1]);
  isAway = false;
  const later = Date.now() + 6_000;
  jest.spyOn(Date, 'now').mockImplementation(() => later);
  expect(await passes(one)).toBe(true);
  expect(await passed(Array.from({ length: 20 }, () => passes(two)))).toBe(7);
});

it('a tally that does not answer is not waited for longer than a second', async () => {
  const counts = createCounts(
    { points: 5, seconds: 60, name: 'silent' },
    { share: createShare({ add: () => new Promise(() => undefined) }, quiet), every: 1 },
  );
  jest.useFakeTimers();
  try {
    const passed = passes(counts);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await passed).toBe(true);
  } finally {
    jest.useRealTimers();
  }
});

it('what was told too late to be heard is not told twice', async () => {
  let all = 0;
  const late: Tally = {
    add: (_key, uses, ms) => {
      all += uses;
      return new Promise((resolve) => setTimeout(() => resolve({ used: all, ms_left: ms }), 50));
    },
  };
  const rule = { points: 30, seconds: 60, name: 'late' };
  const counts = createCounts(rule, { share: createShare(late, quiet, 10), every: 10 });
  for (let at = 0; at < 10; at += 1) expect(await passes(counts)).toBe(true);
  const later = Date.now() + 6_000;
  jest.spyOn(Date, 'now').mockImplementation(() => later);
  for (let at = 0; at < 10; at += 1) expect(await passes(counts)).toBe(true);
  expect(all).toBe(20);
});

it('a flood while the tally is away asks it no more often than one that answers', async () => {
  let asked = 0;
  const away: Share = async () => {
    asked += 1;
    return null;
  };
  const counts = createCounts({ points: 6_000, seconds: 60, name: 'flood' }, { share: away, every: 600 });
  expect(await passed(Array.from({ length: 9_000 }, () => passes(counts)))).toBe(6_000);
  expect(asked).toBe(10);
});

it('neither addresses nor names are stored', async () => {
  const [one] = pair(5, 1);
  await one.take('203.0.113.77 somebody@example.co.th');
  const connection = await database.connect('counts');
  const stored = JSON.stringify(await connection.collection('tallies').find().toArray());
  expect(stored).toContain('"used":1');
  expect(stored).not.toMatch(/203\.0\.113|example/);
});
