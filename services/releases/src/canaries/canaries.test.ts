import { CANARY_WATCH, type WatchedCanary } from '@yinyom/contracts/release/canaryWatch';
import { MINUTE_MS } from '@yinyom/contracts/durations';
import { createCanariesService } from './canaries.service';
import { createWatchStore } from './watch.store';
import { createHourStore } from '../errors/hour.store';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';

let database: TestDatabase;
let canaries: ReturnType<typeof createCanariesService>;
let hours: ReturnType<typeof createHourStore>;
let watches: ReturnType<typeof createWatchStore>;
let now: Date;
beforeEach(async () => {
  database = await startTestDatabase();
  const connection = await database.connect('releases');
  hours = createHourStore(connection);
  watches = createWatchStore(connection);
  canaries = createCanariesService({ watches, hours });
  now = new Date('2026-11-29T10:59:00.000Z');
});
afterEach(() => database.close());

const canary = (changes: Partial<WatchedCanary> = {}): WatchedCanary => ({
  name: 'mfe_users',
  number: 7,
  build: 'new',
  current: 'old',
  share: 0.01,
  steps: [0.01, 0.1, 1],
  minutes: 30,
  ...changes,
});
const tell = async (build: string, loads: number, failed: number) => {
  if (loads > 0) await hours.count({ what: 'uses', name: 'mfe_users', build }, loads, now);
  if (failed > 0) await hours.count({ what: 'failed', name: 'mfe_users', build }, failed, now);
};
const after = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE_MS);
};
const judge = (changes?: Partial<WatchedCanary>) => canaries.judge(canary(changes), now);

it('more users get it when its time is over and enough was seen of both, then all', async () => {
  await judge();
  await tell('new', CANARY_WATCH.loads, 2);
  await tell('old', 20_000, 200);
  after(29);
  expect(await judge()).toMatchObject({ what: 'wait', canary: { loads: 200, failed: 2 } });
  after(1);
  expect(await judge()).toMatchObject({ what: 'widen', share: 0.1, current: { loads: 20_000, failed: 200 } });
  expect(await judge({ share: 0.1 })).toMatchObject({ what: 'wait', evidence: 1 });
  after(31);
  await tell('new', 900, 9);
  await tell('old', 9_000, 90);
  expect(await judge({ share: 0.1 })).toMatchObject({
    what: 'promote',
    canary: { loads: 1_100, failed: 11 },
  });
});

it('without enough loads of one of them it waits, however long', async () => {
  await judge();
  await tell('new', CANARY_WATCH.loads - 1, 0);
  await tell('old', 9_000, 0);
  after(600);
  expect(await judge()).toMatchObject({ what: 'wait' });
  await tell('new', 1, 0);
  expect(await judge()).toMatchObject({ what: 'widen' });
});

it('it is taken back as soon as it fails more often, whatever its time', async () => {
  await judge();
  await tell('old', 2_000, 4);
  await tell('new', 20, 5);
  expect(await judge()).toMatchObject({ what: 'take_back', share: 0.01, canary: { loads: 20, failed: 5 } });
});

it('reports from before the canary, or of a build that was in use earlier, count for nothing', async () => {
  await tell('new', 50, 50);
  await tell('old', 900, 0);
  expect(await judge()).toMatchObject({ what: 'wait', canary: { loads: 0, failed: 0 }, evidence: 1 });
  await tell('newer', 700, 700);
  await tell('new', 50, 0);
  expect(await judge({ current: 'newer' })).toMatchObject({
    what: 'wait',
    current: { loads: 0 },
    evidence: 1,
  });
});

it('a doubt holds it where it is, and so does the end of its days', async () => {
  await judge();
  await tell('new', 300, 7);
  await tell('old', 30_000, 200);
  after(31);
  const { what, evidence } = await judge();
  expect(evidence).toBeGreaterThan(CANARY_WATCH.doubt);
  expect(evidence).toBeLessThan(CANARY_WATCH.sure);
  expect(what).toBe('wait');
  await tell('new', 100, 100);
  after(CANARY_WATCH.days * 24 * 60);
  expect(await judge()).toMatchObject({ what: 'wait' });
});

it('another build in use begins the step and the comparison with it', async () => {
  await judge();
  await tell('new', 300, 3);
  await tell('old', 30_000, 300);
  after(29);
  await judge();
  after(1);
  const fixed = { current: 'hotfix' };
  await tell('hotfix', 30_000, 0);
  expect(await judge(fixed)).toMatchObject({ what: 'wait', current: { loads: 0, failed: 0 }, evidence: 1 });
  await tell('hotfix', 30_000, 300);
  after(29);
  expect(await judge(fixed)).toMatchObject({ what: 'wait', current: { loads: 30_000 } });
  after(1);
  // Its time is over, and of the canary nothing was seen beside this build.
  expect(await judge(fixed)).toMatchObject({ what: 'wait' });
  await tell('new', CANARY_WATCH.loads, 2);
  expect(await judge(fixed)).toMatchObject({ what: 'widen', share: 0.1 });
});

it('a watch is kept for as long as it is looked at, so that one that ended begins no second time', async () => {
  await judge();
  after(27 * 24 * 60);
  await judge();
  const { since, expires_at } = (await watches.get('mfe_users 7')) ?? {};
  expect(since).toEqual(new Date('2026-11-29T10:59:00.000Z'));
  expect(expires_at?.getTime()).toBe(now.getTime() + 2 * CANARY_WATCH.days * 24 * 60 * MINUTE_MS);
});

it('two gateways that look at once count a report once', async () => {
  await judge();
  await tell('new', 100, 0);
  await tell('old', 1_000, 0);
  await Promise.all([judge(), judge(), judge()]);
  expect(await judge()).toMatchObject({ canary: { loads: 100 }, current: { loads: 1_000 } });
});
