import { HOUR_MS } from '@yinyom/contracts/durations';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hourOf } from '../alert-rules/hourFigures';
import { poisson, seeded, shapeOf } from '../testing/pastOf';
import { startWatchStory, type WatchStory } from '../testing/watchStory';

const SCRIPT =
  '<!doctype html><head><script src="https://yinyom.example/sdk/v1/site_key_of_test.js"></script></head>';
const WITHOUT = '<!doctype html><head><!-- <script src="/sdk/v1/site_key_of_test.js"> --></head>';

const DAYS = 1;
/** How far the shows of a website reach: longer than any test lets go by. */
const AHEAD_HOURS = 5 * 24;

let page = SCRIPT;
let fetched = 0;
let server: Server;
let story: WatchStory;
beforeAll(async () => {
  server = createServer((_req, res) => {
    fetched += 1;
    res.setHeader('content-type', 'text/html').end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(async () => {
  page = SCRIPT;
  fetched = 0;
  const { port } = server.address() as AddressInfo;
  // Days of Bangkok, from seven in the morning.
  story = await startWatchStory(new Date('2026-10-01T00:00:00Z'), {
    env: {
      SCANNER_ALLOW: `www.example.ac.th:${port}`,
      SCANNER_RESOLVE: 'www.example.ac.th=127.0.0.1',
    },
  });
  for (const rule of [
    'ledger_gap',
    'violation_new',
    'cookie_unclassified',
    'rate_drop',
    'rate_jump',
    'answers_stopped',
  ])
    await story.notify.call('admin')('PUT', `/applications/${story.site.application_id}/alert-rules`, {
      rules: [{ rule, enabled: false }],
    });
});
afterEach(() => story.close());

/** A website with a recorded past of four weeks, whose days then go by as the service is told of them. */
const replay = async (perHour: number, seed: number) => {
  const random = seeded(seed);
  const begin = hourOf(story.now);
  /** Shows of an hour that has not come yet, each with its moment. */
  const shows: number[] = [];
  for (let hour = begin - 28 * 24; hour < begin + AHEAD_HOURS; hour += 1) {
    const count = poisson(perHour * shapeOf((hour + 7) % 24), random);
    for (let one = 0; one < count; one += 1)
      if (hour < begin) story.hours.set(hour, { shown: count, decisions: 0, accepted: 0 });
      else shows.push((hour + random()) * HOUR_MS);
  }
  shows.sort((one, other) => one - other);
  let told = 0;
  let last: Date | null = story.now;
  /** Everything that happened by now; nothing after the cut. */
  const catchUp = (cut = Infinity): void => {
    for (; told < shows.length; told += 1) {
      const moment = shows[told] as number;
      if (moment > story.now.getTime() || moment > cut) break;
      const hour = Math.floor(moment / HOUR_MS);
      const known = story.hours.get(hour) ?? { shown: 0, decisions: 0, accepted: 0 };
      story.hours.set(hour, { ...known, shown: known.shown + 1 });
      last = new Date(moment);
    }
    story.tellFigures(last);
  };
  const watches = story.notify.connection.collection<{ _id: string; due_at: Date }>('alert_watches');
  /** Lets the time go on until the website is due, and looks. */
  const goOn = async (cut?: number): Promise<void> => {
    const watch = await watches.findOne({ _id: story.site.application_id });
    // The service looks for who is due every 15 seconds.
    const due = Math.ceil((watch?.due_at.getTime() ?? 0) / 15_000) * 15_000;
    story.now = new Date(Math.max(due, story.now.getTime() + 15_000));
    catchUp(cut);
    await story.notify.service.watching.rounds();
  };
  return { goOn };
};
const raised = async () => (await story.alerts()).filter(({ rule }) => rule === 'script_missing');

it('clean days of a busy website raise nothing; a cut is told within 20 minutes, with what was looked at', async () => {
  const { goOn } = await replay(900, 1);
  // The rule itself has its month in `cleanMonth.test.ts`: a round of the real service costs a hundred times as much.
  const end = story.now.getTime() + DAYS * 24 * HOUR_MS;
  let rounds = 0;
  while (story.now.getTime() < end) {
    await goOn();
    rounds += 1;
  }
  expect(await raised()).toEqual([]);
  expect(rounds).toBeGreaterThan(DAYS * 24 * 6 - 10);
  // The home page is not fetched while visitors show the banner themselves.
  expect(fetched).toBeLessThanOrEqual(DAYS);
  // At seven minutes past ten in Bangkok somebody publishes a page without the script.
  const cut = story.now.getTime() + 3 * HOUR_MS + 7 * 60_000;
  while (story.now.getTime() < cut) await goOn(cut);
  page = WITHOUT;
  while ((await raised()).length === 0 && story.now.getTime() < cut + HOUR_MS) await goOn(cut);
  const minutes = (story.now.getTime() - cut) / 60_000;
  expect(minutes).toBeLessThanOrEqual(20);
  const [alert] = await raised();
  expect(alert?.figures).toMatchObject({
    found: 'missing',
    url: expect.stringContaining('www.example.ac.th'),
  });
  expect(alert?.figures.looked_at).toHaveLength(2);
  expect(alert?.figures.expected).toBeGreaterThan(20);
  expect(story.mails).toHaveLength(1);
  // The script is put back.
  page = SCRIPT;
  for (let turn = 0; turn < 12 && (await raised())[0]?.state !== 'resolved'; turn += 1) await goOn();
  expect(await raised()).toMatchObject([{ state: 'resolved' }]);
});

it.each([1, 2, 3])(
  'whatever the minute of the cut, it is told within 20 minutes (%i)',
  async (seed) => {
    const { goOn } = await replay(1_500, seed);
    const cut = story.now.getTime() + (3 + seed) * HOUR_MS + seed * 97_000;
    while (story.now.getTime() < cut) await goOn(cut);
    page = WITHOUT;
    while ((await raised()).length === 0 && story.now.getTime() < cut + HOUR_MS) await goOn(cut);
    expect((story.now.getTime() - cut) / 60_000).toBeLessThanOrEqual(20);
  },
  60_000,
);

it('a silence alone is no alert while the script stands on the page', async () => {
  const { goOn } = await replay(900, 4);
  const cut = story.now.getTime() + 3 * HOUR_MS;
  while (story.now.getTime() < cut + 6 * HOUR_MS) await goOn(cut);
  expect(await raised()).toEqual([]);
  expect(fetched).toBeGreaterThan(5);
});

it('a website that shows few banners is looked at once a day, and told after the second look', async () => {
  const { goOn } = await replay(0.3, 5);
  await goOn();
  expect(fetched).toBe(1);
  page = WITHOUT;
  const cut = story.now.getTime();
  while ((await raised()).length === 0 && story.now.getTime() < cut + 72 * HOUR_MS) await goOn(cut);
  expect((story.now.getTime() - cut) / HOUR_MS).toBeLessThanOrEqual(25);
  expect(fetched).toBe(3);
});

it('a page that only ever had a tag manager is no missing script', async () => {
  page = '<script src="https://www.googletagmanager.com/gtm.js?id=GTM-ABC123"></script>';
  const { goOn } = await replay(0.3, 6);
  const cut = story.now.getTime();
  // Longer than it takes to tell of a page that has lost its script.
  while (story.now.getTime() < cut + 28 * HOUR_MS) await goOn(cut);
  expect(await raised()).toEqual([]);
});
