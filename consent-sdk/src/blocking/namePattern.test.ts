import { isForbidden, nameMatches } from './namePattern';

test.each([
  ['_ga', '_ga', true],
  ['_ga_X1', '_ga', false],
  ['_ga_X1', '_ga_*', true],
  ['_gat', '_ga_*', false],
])('The name %s and the pattern %s: %s', (name, pattern, matches) => {
  expect(nameMatches(name, pattern)).toBe(matches);
});
test('Only names of categories that may not act are forbidden; unlisted names never', () => {
  const cookies = { statistics: ['_ga*'], preference: ['lang'] };
  const may = (id: string): boolean => id === 'preference';
  expect(isForbidden(cookies, '_ga', may)).toBe(true);
  expect(isForbidden(cookies, 'lang', may)).toBe(false);
  expect(isForbidden(cookies, 'PHPSESSID', may)).toBe(false);
});
