import { coveringPairs, everyCombination, matrix, type Axes } from './matrix';

const BANNER = {
  layout: [
    'bar',
    'box',
    'modal',
    'corner',
    'wall',
    'line',
    'sheet',
    'card',
    'strip',
    'panel',
    'pill',
    'page',
  ],
  lang: ['th', 'en', 'cn', 'jp', 'kh'],
  theme: ['light', 'dark', 'gsb'],
  width: [1440, 768, 390],
} as const;

/** Each pair of values of two axes, as text. */
const pairs = (rows: readonly Record<string, unknown>[]): Set<string> =>
  new Set(
    rows.flatMap((row) => {
      const values = Object.entries(row).map(([name, value]) => `${name}=${String(value)}`);
      return values.flatMap((one, at) => values.slice(at + 1).map((other) => `${one} ${other}`));
    }),
  );

const before = process.env['FULL'];
beforeEach(() => {
  delete process.env['FULL'];
});
afterAll(() => {
  if (before === undefined) delete process.env['FULL'];
  else process.env['FULL'] = before;
});

it.each<[string, Axes]>([
  ['a banner', BANNER],
  ['two axes', { lang: BANNER.lang, width: BANNER.width }],
  ['pages', { page: Array.from({ length: 40 }, (_, at) => `/${at}`), lang: BANNER.lang, width: [1440, 390] }],
  ['switches', { a: [true, false], b: [true, false], c: [true, false], d: [true, false], e: [true, false] }],
  ['values of one kind', { a: [1, 2, 3], b: [1, 2, 3], c: [1, 2, 3] }],
])('covers every pair of %s', (_what, axes) => {
  expect(pairs(coveringPairs(axes))).toEqual(pairs(everyCombination(axes)));
});

it('needs hardly more combinations than its two longest axes have together', () => {
  expect(everyCombination(BANNER)).toHaveLength(540);
  expect(coveringPairs(BANNER).length).toBeLessThanOrEqual(66);
});

it('gives the same array each time, in the order of all combinations', () => {
  const rows = coveringPairs(BANNER);
  expect(coveringPairs(BANNER)).toEqual(rows);
  const places = rows.map((row) => everyCombination(BANNER).findIndex((one) => isSame(one, row)));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(new Set(places).size).toBe(rows.length);
});

it('keeps what the gate always runs, once', () => {
  const isTightest = ({ lang, width }: { lang: string; width: number }) => lang === 'kh' && width === 390;
  const rows = coveringPairs(BANNER, { always: isTightest });
  expect(rows.filter(isTightest)).toEqual(everyCombination(BANNER).filter(isTightest));
  expect(pairs(rows)).toEqual(pairs(everyCombination(BANNER)));
});

it('leaves out what does not exist, and covers the pairs that remain', () => {
  const never = ({ layout, width }: { layout: string; width: number }) => layout === 'wall' && width === 390;
  const rows = coveringPairs(BANNER, { never });
  expect(rows.some(never)).toBe(false);
  expect(pairs(rows)).toEqual(pairs(everyCombination(BANNER).filter((row) => !never(row))));
});

it('gives each value of a single axis, and no combination where an axis is empty', () => {
  expect(matrix({ width: [1440, 390] })).toEqual([{ width: 1440 }, { width: 390 }]);
  expect(matrix({ width: [], lang: ['th'], theme: ['dark'] })).toEqual([]);
});

it('is the covering set in the gate, and everything with FULL=1 alone', () => {
  expect(matrix(BANNER)).toEqual(coveringPairs(BANNER));
  process.env['FULL'] = 'no';
  expect(matrix(BANNER)).toEqual(coveringPairs(BANNER));
  process.env['FULL'] = '1';
  expect(matrix(BANNER)).toEqual(everyCombination(BANNER));
});

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);
