import type { PaperSource } from '../binder/PaperSource';
import { createOverduePapers } from './overduePapers';
import { readinessOf, type CheckedField } from './readinessOf';

const EMPTY: CheckedField = { field: 'purpose', filled: false, who: 'dpo' };
const due = (due_at: string): CheckedField => ({ field: 'review', filled: false, who: 'dpo', due_at });
const DAYS = ['2026-11-03T00:00:00.000Z', '2026-11-01T00:00:00.000Z'];
const fields = [...Array.from({ length: 30 }, () => EMPTY), ...DAYS.map(due)];

it('of more than twenty missing fields those that are due are named, in their order', () => {
  const { missing, fields: total, filled } = readinessOf('processing', fields);
  expect([missing.length, total, filled]).toEqual([20, 32, 0]);
  expect(missing.slice(-3).map(({ due_at }) => due_at)).toEqual([null, ...DAYS]);
});

it('a review that is overdue is found behind any number of empty fields', async () => {
  const source: PaperSource = {
    paper: 'processing',
    readiness: async () => readinessOf('processing', fields),
    document: async () => '',
    originals: async () => [],
  };
  const overdue = createOverduePapers({
    sources: [source],
    now: () => new Date('2026-11-02T00:00:00Z'),
  });
  expect(await overdue({ organization_id: 'o' })).toEqual([{ paper: 'processing', due_at: DAYS[1] }]);
});

it('a paper that knows its day is asked for that alone', async () => {
  const source = (due_at: string | null): PaperSource => ({
    paper: 'transfers',
    readiness: () => Promise.reject(new Error('everything was read')),
    reviewDue: async () => due_at,
    document: async () => '',
    originals: async () => [],
  });
  const overdue = createOverduePapers({
    sources: [source(DAYS[0] ?? null), source(DAYS[1] ?? null), source(null)],
    now: () => new Date('2026-11-02T00:00:00Z'),
  });
  expect(await overdue({ organization_id: 'o' })).toEqual([{ paper: 'transfers', due_at: DAYS[1] }]);
});
