import { COUNT_CAP } from './consent.store';
import { toPage } from './listPage';

const rows = Array.from({ length: 4 }, (_, index) => ({ seq: 9 - index }));

it('one row more than asked for means that there are more; it is not given', () => {
  const page = toPage(rows, 3, null, ({ seq }) => seq);
  expect(page).toMatchObject({ entities: [9, 8, 7], has_more: true, total: null });
  expect(toPage(rows, 4, null, ({ seq }) => seq)).toMatchObject({ has_more: false, next_cursor: null });
});

it('a total is counted up to 100,000 and then says so', () => {
  expect(COUNT_CAP).toBe(100_000);
  const at = toPage(rows, 4, COUNT_CAP, ({ seq }) => seq);
  expect([at.total, at.total_capped]).toEqual([100_000, undefined]);
  const over = toPage(rows, 4, COUNT_CAP + 1, ({ seq }) => seq);
  expect([over.total, over.total_capped]).toEqual([100_000, true]);
});
