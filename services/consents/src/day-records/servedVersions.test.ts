import { servedVersions, type PublishedVersions } from './servedVersions';

const published = (...moments: string[]): PublishedVersions => ({
  serving: moments.length,
  versions: moments.map((published_at, at) => ({
    version: at + 1,
    published_at,
    reconsent: 'all',
    notice_sha256: {},
  })),
});
const NOW = new Date('2026-11-21T05:00:00.000Z');
const onDay = (versions: PublishedVersions, day: string) =>
  servedVersions(versions, day, NOW).map(({ version, from, until }) => [version, from, until]);

// The 20th of November in Bangkok begins at 17:00 UTC of the 19th.
const START = '2026-11-19T17:00:00.000Z';
const END = '2026-11-20T17:00:00.000Z';

it('a day before the first publication has no version', () => {
  expect(onDay(published(END), '2026-11-20')).toEqual([]);
  expect(onDay({ serving: 0, versions: [] }, '2026-11-20')).toEqual([]);
});

it('a version is served all day until the day after it was superseded', () => {
  const versions = published('2026-11-01T00:00:00.000Z', '2026-11-20T18:00:00.000Z');
  expect(onDay(versions, '2026-11-20')).toEqual([[1, START, END]]);
});

it('all versions of a day are named with from and until, by the days of Bangkok', () => {
  const [second, third] = ['2026-11-20T02:00:00.000Z', '2026-11-20T16:59:59.999Z'] as const;
  const versions = published('2026-11-01T00:00:00.000Z', second, third);
  expect(onDay(versions, '2026-11-20')).toEqual([
    [1, START, second],
    [2, second, third],
    [3, third, END],
  ]);
  expect(onDay(versions, '2026-11-19').map(([version]) => version)).toEqual([1]);
  expect(onDay(versions, '2026-11-21').map(([version]) => version)).toEqual([3]);
});

it('a publication at midnight belongs to the day that begins', () => {
  const versions = published('2026-11-01T00:00:00.000Z', END);
  expect(onDay(versions, '2026-11-20')).toEqual([[1, START, END]]);
  expect(onDay(versions, '2026-11-21')).toEqual([[2, END, null]]);
});

it('today has no end yet, and no version where visitors are served none', () => {
  const versions = published('2026-11-01T00:00:00.000Z');
  expect(onDay(versions, '2026-11-21')).toEqual([[1, END, null]]);
  expect(onDay({ ...versions, serving: 0 }, '2026-11-21')).toEqual([]);
  expect(onDay({ ...versions, serving: 0 }, '2026-11-20')).toEqual([[1, START, END]]);
});
