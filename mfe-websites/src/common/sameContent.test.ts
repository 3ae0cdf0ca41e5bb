import { sameContent } from './sameContent';

it('content is the same whatever the order of its fields, and other content with a field more', () => {
  expect(sameContent({ th: { a: 1, b: [1, 2] }, en: {} }, { en: {}, th: { b: [1, 2], a: 1 } })).toBe(true);
  expect(sameContent({ th: {}, en: {} }, { th: {} })).toBe(false);
  expect(sameContent([1, 2], [2, 1])).toBe(false);
});
