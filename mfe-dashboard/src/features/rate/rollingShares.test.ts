import { sampleDay } from '../../testing/sampleData';
import { rollingShares } from './rollingShares';

const day = (number: number, accepted: number, total: number) =>
  sampleDay({ date: `2026-11-${String(number).padStart(2, '0')}`, accepted, total });

test('a point counts seven days, few decisions are no point, and today is none', () => {
  const rows = [day(1, 10, 20), ...[2, 3, 4, 5, 6, 7, 8].map((each) => day(each, 5, 10)), day(9, 0, 50)];
  expect(rollingShares(rows, '2026-11-09')).toEqual([null, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]);
  // Without the first day, which left the window, the last one still has 70 decisions.
  expect(rollingShares([day(1, 0, 60), ...rows.slice(1)], '').at(7)).toBe(0.5);
  expect(rollingShares([], '2026-11-09')).toEqual([]);
});
