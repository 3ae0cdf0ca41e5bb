import { CANARY_WATCH } from '@yinyom/contracts/release/canaryWatch';
import { NO_EVIDENCE, ratioOf, withLook } from './evidence';

/** The same numbers in every run. */
const randomFrom = (start: number) => {
  let seed = start;
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
};

const poisson = (mean: number, random: () => number): number => {
  const end = Math.exp(-mean);
  let [count, product] = [0, random()];
  while (product > end) [count, product] = [count + 1, product * random()];
  return count;
};

interface Played {
  share: number;
  /** Failed tabs per load: of the canary, and of the build in use. */
  canary: number;
  current: number;
  /** Loads of the canary between two looks. */
  loads: number;
}

/** Plays one canary to its end. @returns its loads when it was taken back; Infinity: never within 20,000 */
const takenBackAt = ({ share, canary, current, loads }: Played, random: () => number): number => {
  const others = Math.round(loads / share - loads);
  let evidence = NO_EVIDENCE;
  for (let all = loads; all <= 20_000; all += loads) {
    const some = { loads, failed: poisson(loads * canary, random) };
    evidence = withLook(evidence, some, { loads: others, failed: poisson(others * current, random) });
    if (ratioOf(evidence) >= CANARY_WATCH.sure) return all;
  }
  return Infinity;
};
const play = (played: Played, times: number): number[] => {
  const random = randomFrom(7);
  return Array.from({ length: times }, () => takenBackAt(played, random)).sort((a, b) => a - b);
};

it.each([
  { share: 0.01, canary: 0.01, current: 0.01, loads: 50 },
  { share: 0.1, canary: 0.001, current: 0.001, loads: 100 },
  { share: 0.5, canary: 0.02, current: 0.02, loads: 500 },
])(
  'of builds that fail equally often, looked at again and again, about one in 200 is taken back: %j',
  (played) => {
    const wrong = play(played, 1_000).filter((at) => at < Infinity).length;
    // 5 are expected at most; more than 12 of 1,000 come by chance once in 700 times.
    expect(wrong).toBeLessThanOrEqual(12);
  },
);

it.each([
  ['fails in every load', { share: 0.01, canary: 1, current: 0.001, loads: 1 }, 10],
  ['fails in one load of twenty', { share: 0.01, canary: 0.05, current: 0.001, loads: 5 }, 200],
  ['fails five times as often', { share: 0.1, canary: 0.05, current: 0.01, loads: 20 }, 500],
  ['fails twice as often', { share: 0.1, canary: 0.02, current: 0.01, loads: 20 }, 5_000],
])('a canary that %s is taken back in nine of ten cases within that many loads', (_what, played, loads) => {
  const taken = play(played, 200);
  expect(taken[179]).toBeLessThanOrEqual(loads);
});

it('a build that does not load at all is compared by its failures; without the other build nothing is said', () => {
  const alone = withLook(NO_EVIDENCE, { loads: 900, failed: 90 }, { loads: 0, failed: 0 });
  expect(ratioOf(alone)).toBe(1);
  const dead = withLook(NO_EVIDENCE, { loads: 0, failed: 5 }, { loads: 500, failed: 0 });
  expect(ratioOf(dead)).toBeGreaterThan(CANARY_WATCH.sure);
});
