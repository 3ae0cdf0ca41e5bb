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

it.each([
  [['contact'], '/user/organization'],
  // What is written on the page of the paper comes first; the page leads on to the settings.
  [['contact', 'appointed_on'], '/compliance/papers/officer'],
  [[], '/compliance/papers/officer'],
])('leads from %s of the officer to %s', (fields, to) => {
  const left = fields.map((field) => ({ field, who: 'admin' as const, due_at: null }));
  expect(placeOf('officer', { paper: 'officer', state: 'partly', missing: left }).to).toBe(to);
});
