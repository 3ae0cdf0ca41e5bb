import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { DAY_MS } from '@yinyom/contracts/durations';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { waitFor } from '@testing-library/react';
import { remote } from '../../remote';
import { sampleDay } from '../../testing/sampleData';
import { TrendChart } from './TrendChart';
import { withTodayApart } from './withTodayApart';

/** Where the points of a line are, day by day, in px from above. */
const pointsOf = (line: Element): number[] =>
  [
    ...(line.querySelector('.recharts-line-curve')?.getAttribute('d') ?? '').matchAll(/[ML][\d.]+,([\d.]+)/g),
  ].map(([, y]) => Number(y));

test('F-L15, H6: every line of the trend is as high as its own count; none reads as another', async () => {
  const rows = [
    sampleDay({ date: '2026-11-19', accepted: 4, declined: 2, withdrawn: 0, total: 6 }),
    sampleDay({ date: '2026-11-20', accepted: 5, declined: 3, withdrawn: 1, total: 8 }),
  ];
  const routes = [
    { path: '/dashboard', element: <TrendChart rows={rows} height={300} published={['2026-11-20']} /> },
  ];
  const { container } = await renderRemote({ ...remote, routes }, { path: '/dashboard', lang: 'en' });
  const lines = () => [...container.querySelectorAll('.recharts-line')];
  await waitFor(() => expect(lines()).toHaveLength(3));
  // No piece stands on another: its upper edge would be a sum of kinds.
  expect(container.querySelectorAll('.recharts-area, .recharts-bar')).toHaveLength(0);
  const [accepted = [], declined = [], withdrawn = []] = lines().map(pointsOf);
  // Nobody withdrew on the first day.
  const ground = withdrawn[0] ?? 0;
  const one = (ground - (accepted[0] ?? 0)) / 4;
  expect(one).toBeGreaterThan(0);
  const counts = (points: number[]) => points.map((point) => Math.round((ground - point) / one));
  // Exactly what the table says of each.
  expect(counts(accepted)).toEqual([4, 5]);
  expect(counts(declined)).toEqual([2, 3]);
  expect(counts(withdrawn)).toEqual([0, 1]);
  expect(container).toHaveTextContent('Last publication');
});

test('N16: lines end with the last finished day; what today has so far are points of their own', async () => {
  const day = (daysAgo: number) => bangkokDay(new Date(Date.now() - daysAgo * DAY_MS));
  const rows = [2, 1, 0].map((daysAgo) => sampleDay({ date: day(daysAgo), accepted: 9, declined: 2 }));
  const routes = [{ path: '/dashboard', element: <TrendChart rows={rows} height={300} published={[]} /> }];
  const { container } = await renderRemote({ ...remote, routes }, { path: '/dashboard', lang: 'en' });
  const lines = () => [...container.querySelectorAll('.recharts-line')];
  await waitFor(() => expect(lines()).toHaveLength(6));
  expect(
    lines()
      .slice(0, 3)
      .map((line) => pointsOf(line).length),
  ).toEqual([2, 2, 2]);
  await waitFor(() => expect(container.querySelectorAll('circle[r="4"]')).toHaveLength(3));
});

test('N16: a period of today alone is drawn like any other', () => {
  const rows = [sampleDay({ date: '2026-11-20' })];
  expect(withTodayApart(rows, '2026-11-20')).toEqual({ data: rows, today: null });
  expect(withTodayApart(rows, '2026-11-21')).toEqual({ data: rows, today: null });
});
