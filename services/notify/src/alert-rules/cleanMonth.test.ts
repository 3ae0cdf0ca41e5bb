import { HOUR_MS } from '@yinyom/contracts/durations';
import { figuresOf, poisson, seeded, shapeOf } from '../testing/pastOf';
import { type HourCounts } from './hourFigures';
import {
  NO_LOOKS,
  nextScriptLook,
  planScript,
  rememberLook,
  scriptMissing,
  type Look,
} from './scriptMissing';

const BEGIN = 500_000;
const DAYS = 30;

/** Shows of four weeks by hour, and each show of the month after them. */
const websiteOf = (perHour: number, seed: number) => {
  const random = seeded(seed);
  const hours = new Map<number, HourCounts>();
  const shows: number[] = [];
  for (let hour = BEGIN - 28 * 24; hour < BEGIN + (DAYS + 1) * 24; hour += 1) {
    const count = poisson(perHour * shapeOf((hour + 7) % 24), random);
    if (hour < BEGIN) hours.set(hour, { shown: count, decisions: 0, accepted: 0 });
    else for (let one = 0; one < count; one += 1) shows.push((hour + random()) * HOUR_MS);
  }
  return { hours, shows: shows.sort((one, other) => one - other) };
};

/** Lets the rule look whenever it wants to, as rounds do, while the script stands on the page. */
const replay = (perHour: number, seed: number) => {
  const { hours, shows } = websiteOf(perHour, seed);
  let [told, looks, raised] = [0, 0, 0];
  let shown_at: Date | null = null;
  let memory = NO_LOOKS;
  let now = new Date(BEGIN * HOUR_MS);
  while (now.getTime() < (BEGIN + DAYS * 24) * HOUR_MS) {
    for (; (shows[told] ?? Infinity) <= now.getTime(); told += 1) {
      const moment = shows[told] as number;
      const hour = Math.floor(moment / HOUR_MS);
      const known = hours.get(hour) ?? { shown: 0, decisions: 0, accepted: 0 };
      hours.set(hour, { ...known, shown: known.shown + 1 });
      shown_at = new Date(moment);
    }
    const figures = figuresOf(hours, shown_at);
    const plan = planScript(figures, memory, now);
    const look: Look = { at: now, url: 'https://www.example.ac.th/', found: 'whole' };
    memory = plan.look ? rememberLook(plan, look) : plan.memory;
    looks += plan.look ? 1 : 0;
    raised += scriptMissing({ ...plan, memory }).length;
    const next = nextScriptLook(figures, memory, now).getTime();
    now = new Date(Math.max(now.getTime() + 15_000, next));
  }
  return { looks, raised };
};

it.each([
  [900, 1],
  [120, 2],
  [30, 3],
])(
  '30 clean days of a website with %i shows an hour raise nothing and seldom look at its page',
  (rate, seed) => {
    const { looks, raised } = replay(rate, seed);
    expect(raised).toBe(0);
    expect(looks).toBeGreaterThan(0);
    expect(looks).toBeLessThan(2 * DAYS);
  },
);
