import { figuresOf, momentOf, pastOf, seeded } from '../testing/pastOf';
import { advance, type OpenState } from './advance';
import type { HourCounts } from './hourFigures';
import { rateChange } from './rateChange';

const WEEKS = 4 * 168;
const START = 500_000;

/** Four weeks of the same in every hour, and then something else. */
const steady = (decisions: number, share: number, then: { decisions: number; share: number }, hours = 24) => {
  const past = new Map<number, HourCounts>();
  const put = (hour: number, count: number, of: number) =>
    past.set(hour, { shown: count * 2, decisions: count, accepted: Math.round(count * of) });
  for (let hour = START; hour < START + WEEKS; hour += 1) put(hour, decisions, share);
  for (let hour = START + WEEKS; hour < START + WEEKS + hours; hour += 1)
    put(hour, then.decisions, then.share);
  return figuresOf(past);
};
const now = momentOf(START + WEEKS + 24);

it('a fall is told with window, interval, what is usual and z; a rise is the other rule', () => {
  const fallen = steady(100, 0.75, { decisions: 100, share: 0.61 });
  expect(rateChange(fallen, now, -1)).toMatchObject([
    {
      subject: '',
      firm: false,
      waitMs: 0,
      figures: {
        measured: { count: 1_464, total: 2_400, share: 0.61 },
        usual: { total: 9_600, share: 0.75 },
        window: { to: now.toISOString() },
      },
    },
  ]);
  expect(rateChange(fallen, now, 1)).toEqual([]);
  const risen = steady(100, 0.6, { decisions: 100, share: 0.75 });
  expect(rateChange(risen, now, 1)).toHaveLength(1);
  expect(rateChange(risen, now, -1)).toEqual([]);
});

it.each([
  ['nine points, however sure', 1_000, 0.75, { decisions: 1_000, share: 0.66 }],
  ['fewer than 200 decisions in every window', 8, 0.75, { decisions: 8, share: 0.2 }],
  ['a website without a past', 0, 0, { decisions: 100, share: 0.2 }],
])('nothing is told of %s', (_what, decisions, share, then) => {
  expect(rateChange(steady(decisions, share, then), now, -1)).toEqual([]);
});

it('what is not overwhelming must still stand when the window holds nothing but new decisions', () => {
  // 34 an hour for six hours: 204 decisions, 12 points, z about -3.4.
  const [breach] = rateChange(
    steady(34, 0.75, { decisions: 34, share: 0.63 }, 6),
    momentOf(START + WEEKS + 6),
    -1,
  );
  expect(breach).toMatchObject({ waitMs: 6 * 3_600_000 });
});

it('of 1,000 websites whose share never changes, at most 3 are told of a fall in 30 days', () => {
  const random = seeded(20_261_126);
  const DAYS = 30;
  let [told, breaches, looks] = [0, 0, 0];
  for (let site = 0; site < 1_000; site += 1) {
    // From 30 to 30,000 shows a day, evenly by size: most of those whose windows are near the floor are among them.
    const perHour = (30 * 1_000 ** random()) / 24;
    const accept = 0.3 + 0.6 * random();
    const end = START + WEEKS + DAYS * 24;
    const figures = figuresOf(
      pastOf({ from: START, to: end, perHour, decide: 0.6, accept: () => accept, random }),
    );
    let open: OpenState | null = null;
    for (let hour = START + WEEKS; hour <= end; hour += 1) {
      const at = momentOf(hour);
      const [breach = null] = rateChange(figures, at, -1);
      looks += 1;
      if (breach) breaches += 1;
      const step = advance(open, breach, at);
      if (step === 'pend') open = { state: 'pending', pending_since: at, evidence: null, clear_count: 0 };
      if (step === 'forget') open = null;
      if (step === 'raise') {
        told += 1;
        open = null;
      }
    }
  }
  // The test of one look alone would have told of all of these.
  expect(breaches).toBeGreaterThan(3);
  expect(looks).toBeGreaterThan(700_000);
  expect(told).toBeLessThanOrEqual(3);
});

it('a true fall of 15 points is told within twelve hours on a website of 2,000 shows a day', () => {
  const random = seeded(7);
  const cut = START + WEEKS + 36;
  const figures = figuresOf(
    pastOf({
      from: START,
      to: cut + 48,
      perHour: 2_000 / 24,
      decide: 0.6,
      accept: (hour) => (hour < cut ? 0.75 : 0.55),
      random,
    }),
  );
  let open: OpenState | null = null;
  let told: number | null = null;
  for (let hour = cut; told === null && hour < cut + 48; hour += 1) {
    const at = momentOf(hour);
    const [breach = null] = rateChange(figures, at, -1);
    const step = advance(open, breach, at);
    if (step === 'pend') open = { state: 'pending', pending_since: at, evidence: null, clear_count: 0 };
    if (step === 'forget') open = null;
    if (step === 'raise') told = hour;
  }
  expect((told ?? Infinity) - cut).toBeLessThanOrEqual(12);
});
