import { renderRemote } from '@yinyom/testing/renderRemote';
import { waitFor } from '@testing-library/react';
import { remote } from '../../remote';
import { sampleDay } from '../../testing/sampleData';
import { TrendChart } from './TrendChart';

/** Heights of the pieces of one kind, day by day, in px. */
const heightsOf = (kind: Element): number[] =>
  [...kind.querySelectorAll('path.recharts-rectangle')].map((piece) => Number(piece.getAttribute('height')));

test('F-L15, H6: every piece of the trend is as tall as its own count; none reads as another', async () => {
  const rows = [
    sampleDay({ date: '2026-11-19', accepted: 4, declined: 2, withdrawn: 0, total: 6 }),
    sampleDay({ date: '2026-11-20', accepted: 5, declined: 3, withdrawn: 1, total: 8 }),
  ];
  const routes = [{ path: '/dashboard', element: <TrendChart rows={rows} height={300} /> }];
  const { container } = await renderRemote({ ...remote, routes }, { path: '/dashboard', lang: 'en' });
  const kinds = () => [...container.querySelectorAll('.recharts-bar')];
  await waitFor(() => expect(kinds()).toHaveLength(3));
  // No curve whose height would be a sum of kinds.
  expect(container.querySelectorAll('.recharts-area, .recharts-line')).toHaveLength(0);
  const [accepted, declined, withdrawn] = kinds().map(heightsOf);
  const one = (accepted?.[0] ?? 0) / 4;
  expect(one).toBeGreaterThan(0);
  const counts = (heights: number[] | undefined) => heights?.map((height) => Math.round(height / one));
  expect(counts(accepted)).toEqual([4, 5]);
  expect(counts(declined)).toEqual([2, 2]);
  expect(counts(withdrawn)?.at(-1)).toBe(1);
});
