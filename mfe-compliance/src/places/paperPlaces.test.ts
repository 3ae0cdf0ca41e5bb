import { placeOf } from './paperPlaces';

const missing = (field: string) => ({
  paper: 'requests' as const,
  state: 'partly' as const,
  missing: [{ field, who: 'dpo' as const, due_at: null }],
});

it.each([
  ['late requests', missing('overdue'), { to: '/requests?due=overdue', fills: true }],
  ['a missing receiver', missing('receiver'), { to: '/requests/settings', fills: true }],
  ['a complete paper', { ...missing(''), state: 'complete' as const }, { to: '/requests', fills: false }],
  ['a paper of which nothing is known', undefined, { to: '/requests', fills: false }],
])('leads from %s to where it is done', (_name, known, place) => {
  expect(placeOf('requests', known)).toEqual(place);
});
