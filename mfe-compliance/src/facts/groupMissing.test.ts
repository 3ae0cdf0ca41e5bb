import { groupMissing } from './groupMissing';

it('counts fields of one kind, and puts what has a day first, with the earliest of its days', () => {
  const host = { field: 'unanswered', who: 'dpo', due_at: null } as const;
  const review = (due_at: string) => ({ field: 'review', who: 'dpo', due_at }) as const;
  expect(
    groupMissing([host, host, { ...host, who: 'admin' }, review('2026-12-02'), review('2026-11-30')]),
  ).toEqual([
    { ...review('2026-11-30'), count: 2 },
    { ...host, count: 2 },
    { ...host, who: 'admin', count: 1 },
  ]);
});
