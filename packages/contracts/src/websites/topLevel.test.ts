import { normalDomainName } from './domainName';
import { hasPlainTopLevel } from './topLevel';

test.each([
  ['t1.th', true],
  ['t1.co.th/shop', true],
  ['t1.museum', true],
  ['t1.abcdefg', false],
  ['t1.example', false],
  ['t1.xn--12c1fe0br.xn--o3cw4h', true],
  ['t1.xn--fiqs8s', false],
  ['demo.localhost', false],
])('5.16 The last part of %s has 2 to 6 letters, or is .ไทย: %p', (name, holds) => {
  expect(hasPlainTopLevel(name, [])).toBe(holds);
});

test('5.16 Thai names are judged as they are kept', () => {
  expect(hasPlainTopLevel(normalDomainName('ตัวอย่าง.ไทย') ?? '', [])).toBe(true);
});

test('5.16 An installation takes further endings, or every one', () => {
  expect(hasPlainTopLevel('t1.university', ['university'])).toBe(true);
  expect(hasPlainTopLevel('t1.university', ['academy'])).toBe(false);
  expect(hasPlainTopLevel('t1.university', ['*'])).toBe(true);
});
