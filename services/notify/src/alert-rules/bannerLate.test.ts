import { binomial, figuresOf, momentOf, poisson, seeded, shapeOf } from '../testing/pastOf';
import { advance, type OpenState } from './advance';
import { bannerLate } from './bannerLate';
import type { HourCounts } from './hourFigures';

const WEEKS = 4 * 168;
const START = 500_000;
const END = START + WEEKS;

/** Four weeks of the same in every hour, and then something else. */
const steady = (timed: number, share: number, then: { timed: number; share: number }, hours = 3) => {
  const past = new Map<number, HourCounts>();
  const put = (hour: number, count: number, of: number) =>
    past.set(hour, { shown: 100, decisions: 60, accepted: 40, timed: count, late: Math.round(count * of) });
  for (let hour = START; hour < END; hour += 1) put(hour, timed, share);
  for (let hour = END; hour < END + hours; hour += 1) put(hour, then.timed, then.share);
  return figuresOf(past);
};
const now = momentOf(END + 3);

it('more than half came late: told with window, interval and what is usual', () => {
  expect(bannerLate(steady(90, 0.05, { timed: 90, share: 0.9 }), now)).toMatchObject([
    {
      firm: false,
      waitMs: 0,
      onlyKeeps: false,
      figures: {
        window: { from: momentOf(END).toISOString(), to: now.toISOString() },
        measured: { count: 243, total: 270, share: 0.9 },
        usual: { share: expect.closeTo(0.05, 1) },
      },
    },
  ]);
});

it.each([
  ['half of them, and no more', { timed: 400, share: 0.5 }],
  ['fewer than a hundred in three hours and in a day', { timed: 30, share: 1 }],
])('nothing is told of %s', (_what, then) => {
  expect(bannerLate(steady(0, 0, then), now)).toEqual([]);
});

it('shows whose wait nobody knows were neither late nor in time', () => {
  const past = new Map<number, HourCounts>();
  for (let hour = START; hour < END; hour += 1) past.set(hour, { shown: 500, decisions: 300, accepted: 200 });
  expect(bannerLate(figuresOf(past), momentOf(END))).toEqual([]);
  // Of so many old scripts and few new ones only the new ones count.
  for (let hour = END; hour < END + 3; hour += 1)
    past.set(hour, { shown: 500, decisions: 300, accepted: 200, timed: 40, late: 36 });
  const [breach] = bannerLate(figuresOf(past), now);
  expect(breach?.figures.measured).toMatchObject({ count: 108, total: 120 });
  expect(breach?.figures.usual).toBeUndefined();
});

it('what lies near half keeps an alert and opens none', () => {
  const near = steady(100, 0.05, { timed: 100, share: 0.52 });
  expect(bannerLate(near, now)).toMatchObject([{ onlyKeeps: true }]);
});

/** What a website's alert would have been told of, hour by hour. */
const replay = (figures: ReturnType<typeof figuresOf>, from: number, to: number) => {
  let open: OpenState | null = null;
  const told: number[] = [];
  const over: number[] = [];
  for (let hour = from; hour <= to; hour += 1) {
    const [breach = null] = bannerLate(figures, momentOf(hour));
    const step = advance(open, breach, momentOf(hour));
    const of = { evidence: null, pending_since: momentOf(hour), clear_count: 0 };
    if (step === 'pend') open = { state: 'pending', ...of };
    if (step === 'raise') told.push(hour);
    if (step === 'raise') open = { state: 'raised', ...of };
    if (step === 'keep' && open) open = { ...open, clear_count: 0 };
    if (step === 'clear' && open) open = { ...open, clear_count: open.clear_count + 1 };
    if (step === 'resolve') over.push(hour);
    if (step === 'forget' || step === 'resolve') open = null;
  }
  return { told, over };
};

/** Hours of a website; the share that comes late, by hour. */
const websiteOf = (perHour: number, days: number, share: (hour: number) => number, random: () => number) => {
  const past = new Map<number, HourCounts>();
  for (let hour = START; hour < END + days * 24; hour += 1) {
    const shown = poisson(perHour * shapeOf((hour + 7) % 24), random);
    const timed = binomial(shown, 0.8, random);
    past.set(hour, { shown, decisions: 0, accepted: 0, timed, late: binomial(timed, share(hour), random) });
  }
  return figuresOf(past);
};

it('of 40 websites of which up to 45 % of the shows are always late, none is told of in 30 days', () => {
  const random = seeded(20_261_126);
  let told = 0;
  for (let site = 0; site < 40; site += 1) {
    const perHour = (30 * 1_000 ** random()) / 24;
    const share = 0.45 * random();
    const figures = websiteOf(perHour, 30, () => share, random);
    told += replay(figures, END, END + 30 * 24).told.length;
  }
  expect(told).toBe(0);
});

it('a cache plugin that holds the script until the first tap is told within four hours, once, and is over when it is mended', () => {
  const [cut, mended] = [END + 50, END + 100];
  // One show in ten is slow by itself; held back, nine of ten are.
  const share = (hour: number) => (hour >= cut && hour < mended ? 0.9 : 0.1);
  const { told, over } = replay(websiteOf(200, 7, share, seeded(11)), END, END + 7 * 24);
  expect(told).toHaveLength(1);
  expect((told[0] ?? 0) - cut).toBeGreaterThan(0);
  expect((told[0] ?? 0) - cut).toBeLessThanOrEqual(4);
  expect(over).toHaveLength(1);
  // The window of a day holds the late ones a while longer.
  expect((over[0] ?? 0) - mended).toBeLessThanOrEqual(26);
});

it('a website that stays near half is told of once and not again and again', () => {
  const share = (hour: number) => (hour < END ? 0.1 : 0.56);
  const { told, over } = replay(websiteOf(300, 14, share, seeded(5)), END, END + 14 * 24);
  expect([told.length, over.length]).toEqual([1, 0]);
});
