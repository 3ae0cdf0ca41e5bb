import { shareDifference, shareInterval } from './shareInterval';

const rounded = (part: number, whole: number) => {
  const found = shareInterval(part, whole);
  return found && [found.low, found.high].map((bound) => Number(bound.toFixed(4)));
};

it.each([
  // Newcombe 1998 (Statistics in Medicine 17:857), table I: the score method without continuity correction.
  [81, 263, [0.2553, 0.3662]],
  [15, 148, [0.0624, 0.1605]],
  [0, 20, [0, 0.1611]],
  [1, 29, [0.0061, 0.1718]],
] as const)('%s of %s lies in the interval that the literature gives', (part, whole, expected) => {
  expect(rounded(part, whole)).toEqual(expected);
});

it('is symmetrical, never leaves 0 to 1, and always holds its share', () => {
  for (const whole of [1, 2, 7, 30, 1_000])
    for (let part = 0; part <= whole; part += Math.max(1, Math.floor(whole / 13))) {
      const found = shareInterval(part, whole);
      const other = shareInterval(whole - part, whole);
      expect(found?.low).toBeGreaterThanOrEqual(0);
      expect(found?.high).toBeLessThanOrEqual(1);
      expect(found?.low).toBeLessThanOrEqual(part / whole);
      expect(found?.high).toBeGreaterThanOrEqual(part / whole);
      expect(found?.low).toBeCloseTo(1 - (other?.high ?? 0), 10);
    }
});

it('there is none of nothing, and none where the part is larger than the whole', () => {
  expect([shareInterval(0, 0), shareInterval(3, 2), shareInterval(-1, 2)]).toEqual([null, null, null]);
});

it('a difference that the literature gives', () => {
  // Newcombe 1998 (Statistics in Medicine 17:873), table II, (a): 56/70 against 48/80.
  const [now, before] = [shareInterval(56, 70), shareInterval(48, 80)];
  if (!now || !before) throw new Error('no interval');
  const { difference, low, high, clear } = shareDifference(now, before);
  expect([difference, low, high].map((value) => Number(value.toFixed(4)))).toEqual([0.2, 0.0524, 0.3339]);
  expect(clear).toBe(true);
});

it('what few decided is no clear difference', () => {
  const [now, before] = [shareInterval(7, 10), shareInterval(5, 10)];
  expect(now && before && shareDifference(now, before).clear).toBe(false);
});
