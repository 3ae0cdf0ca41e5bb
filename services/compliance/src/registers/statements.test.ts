import type { SavedBy } from '../processing-record/savedBy';
import type { StatementRecord, StatementStore } from './statement.store';
import { createStatements } from './statements';

const BY = { kind: 'user', id: 'u', name: 'Suda' } as SavedBy;

it('a save that is no review leaves the day of the next review as it was; the first save is one', async () => {
  const kept: StatementRecord[] = [];
  const statements = {
    latest: async () => kept.at(-1) ?? null,
    insert: async (draft: StatementRecord) => {
      kept.push(draft);
      return draft;
    },
  } as unknown as StatementStore;
  let now = new Date('2026-01-10T00:00:00Z');
  const officer = createStatements({ statements, now: () => now }, 'officer', {});
  const dueAfter = async (seen: number, isReview: boolean) =>
    (await officer.save('o', {}, BY, seen, isReview)).review_due_at;
  expect(await dueAfter(0, false)).toBe('2027-01-10T00:00:00.000Z');
  now = new Date('2026-06-10T00:00:00Z');
  expect(await dueAfter(1, false)).toBe('2027-01-10T00:00:00.000Z');
  expect(await dueAfter(2, true)).toBe('2027-06-10T00:00:00.000Z');
});
