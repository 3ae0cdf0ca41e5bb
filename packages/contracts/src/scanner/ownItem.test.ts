import { isOwnItem, isOwnName } from './ownItem';

it.each([
  'yy_c',
  'yinyom_demo0000',
  'yinyom_k7Qm2x--',
  ...['config', 'outbox', 'receipt', 'seen', 'taken', 'token'].map((note) => `yinyom_demo0000_${note}`),
  'yinyom_demo0000_born _ga',
])('%s is what the visitors’ script keeps, on the website alone', (name) => {
  expect(isOwnItem({ name, party: 'first' })).toBe(true);
  expect(isOwnItem({ name, party: 'third' })).toBe(false);
});

it.each([
  'yinyom_',
  'yinyom_track',
  'yinyom_visitor_id',
  'yinyom_demo0000x',
  'yinyom_demo0000_id',
  'yinyom_demo0000_born',
  'my_yinyom_demo0000',
  'yy_c2',
  'YY_C',
])('%s is an item like any other', (name) => {
  expect(isOwnName(name)).toBe(false);
});
