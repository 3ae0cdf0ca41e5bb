import type { Category } from '@yinyom/contracts/websites/category';
import { withChange, withOverrides } from './categoryOverrides';

const category = (id: string, order: number): Category => ({
  id,
  type: 3,
  system: true,
  enabled: true,
  always_active: false,
  order,
  title: { th: 'สถิติ', en: 'Statistics' },
  description: {},
  gcm: [],
});

test('a change is added to what was done with the category before, and an empty text takes the catalogue’s', () => {
  const first = withChange([], 'a', { enabled: false, title: { th: 'หนึ่ง', en: 'One' } });
  const second = withChange(first, 'a', { title: { en: '' } });
  expect(second).toEqual([{ category_id: 'a', enabled: false, title: { th: 'หนึ่ง' } }]);
  expect(withOverrides([category('a', 1)], second)[0]).toMatchObject({
    enabled: false,
    title: { th: 'หนึ่ง', en: 'Statistics' },
  });
});

test('an order of a group counts before that of the catalogue', () => {
  const overrides = withChange([], 'a', { order: 9 });
  expect(withOverrides([category('a', 1), category('b', 2)], overrides).map(({ id }) => id)).toEqual([
    'b',
    'a',
  ]);
});
