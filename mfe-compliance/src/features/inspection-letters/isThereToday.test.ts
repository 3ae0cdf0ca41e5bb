import { isThereToday } from './isThereToday';

const missing = (...fields: string[]) =>
  fields.map((field) => ({ field, who: 'dpo' as const, due_at: null }));

it.each([
  ['complete', { fields: 4, filled: 4, missing: [] }, true],
  ['without another kind of fields', { fields: 4, filled: 3, missing: missing('purpose') }, true],
  ['without this kind', { fields: 4, filled: 2, missing: missing('purpose', 'review') }, false],
  ['without more than it names', { fields: 30, filled: 3, missing: missing('purpose') }, false],
  ['not known', undefined, false],
])(
  'of a paper that is %s today, a kind of fields counts as there only where that is sure',
  (_what, now, is) => {
    expect(isThereToday('review', now)).toBe(is);
  },
);
