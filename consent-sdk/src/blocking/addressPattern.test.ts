import { refusedCategory } from './addressPattern';

const block = { statistics: ['google-analytics.com'], marketing: ['youtube.com/embed', 'ads.example.ac.th'] };
const refused = (address: string) => refusedCategory(block, address, (id) => id === 'granted');

test.each([
  ['https://google-analytics.com/g/collect', 'statistics'],
  ['https://www.google-analytics.com/analytics.js?id=1', 'statistics'],
  ['//ssl.google-analytics.com/ga.js', 'statistics'],
  ['https://www.youtube.com/embed/abc', 'marketing'],
  ['http://ads.example.ac.th/', 'marketing'],
  ['https://www.youtube.com/watch?v=abc', undefined],
  ['https://google-analytics.com.evil.example/x.js', undefined],
  ['https://notgoogle-analytics.com/x.js', undefined],
  ['https://cdn.example/www.google-analytics.com/x.js', undefined],
  ['https://example.ac.th/', undefined],
  ['/local.js', undefined],
  ['http://[', undefined],
])('The address %s is refused for %s', (address, category) => {
  expect(refused(address)).toBe(category);
});
test('An address of a granted category is not refused', () => {
  expect(refusedCategory(block, 'https://google-analytics.com/', () => true)).toBeUndefined();
});
