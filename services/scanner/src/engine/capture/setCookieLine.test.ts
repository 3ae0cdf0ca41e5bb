import { MAX_LIFETIME, parseSetCookie } from './setCookieLine';

const NOW = Date.UTC(2026, 0, 1);
const parsed = (line: string) => parseSetCookie(line, 'www.school.ac.th', NOW);

it.each([
  ['a=1', { name: 'a', domain: 'www.school.ac.th', lifetime: null }],
  ['a=1; Domain=.School.ac.th', { name: 'a', domain: 'school.ac.th', lifetime: null }],
  [
    'a=1; max-age=60; Expires=Thu, 01 Jan 2015 00:00:00 GMT',
    { name: 'a', domain: 'www.school.ac.th', lifetime: 60 },
  ],
  ['a=1; Expires=Thu, 01 Jan 2026 01:00:00 GMT', { name: 'a', domain: 'www.school.ac.th', lifetime: 3_600 }],
  ['a=; Max-Age=0', { name: 'a', domain: 'www.school.ac.th', lifetime: 0 }],
  ['a=1; Max-Age=999999999', { name: 'a', domain: 'www.school.ac.th', lifetime: MAX_LIFETIME }],
  ['a=1; Max-Age=soon', { name: 'a', domain: 'www.school.ac.th', lifetime: null }],
  ['just-a-value', { name: '', domain: 'www.school.ac.th', lifetime: null }],
])('reads %s as a browser does', (line, expected) => {
  expect(parsed(line)).toEqual(expected);
});

it.each([
  ['of another host', 'a=1; Domain=other.com'],
  ['of a sibling', 'a=1; Domain=blog.school.ac.th'],
  ['of a public suffix', 'a=1; Domain=ac.th'],
  ['that is too large', `a=${'x'.repeat(4_097)}`],
  ['with a control character', 'a=1\u0000; Path=/'],
  ['that is partitioned without being secure', 'a=1; Partitioned'],
  ['without name and value', '=; Path=/'],
])('takes no line %s', (_what, line) => {
  expect(parsed(line)).toBeNull();
});
