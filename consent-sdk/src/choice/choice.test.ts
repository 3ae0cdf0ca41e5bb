import { formatChoice, parseChoice, type Choice } from './choice';

const client = '0b6e6e00-14a2-4c3d-8e5f-aabbccddeeff';
const choice: Choice = { v: 1, c: client, i: 'consent-1', t: 12, x: 1_795_000_000, s: { 2: 1, 3: 0 } };

test('A choice written to a cookie is read back as it was, in characters a cookie may carry', () => {
  const value = formatChoice(choice);
  expect(value).not.toMatch(/[\s",;\\]/);
  expect(parseChoice(decodeURIComponent(value))).toEqual(choice);
});

test('A choice of twenty own categories stays within 600 bytes when most are denied', () => {
  const s: Choice['s'] = { 2: 0, 3: 0, 4: 0 };
  for (let index = 0; index < 20; index++) s[`6913f0a2c81e4b2f9d0000${10 + index}`] = index < 8 ? 1 : 0;
  const value = formatChoice({ ...choice, s });
  expect(value.length).toBeLessThanOrEqual(600);
  expect(Object.values(parseChoice(decodeURIComponent(value))!.s)).toEqual(Array(8).fill(1));
});

test.each([
  ['nothing', null],
  ['no JSON', 'granted'],
  ['a list', '[]'],
  ['another format', JSON.stringify({ ...choice, v: 2 })],
  ['a client id that is an address', JSON.stringify({ ...choice, c: 'somchai@example.ac.th' })],
  [
    'a client id that is not version 4',
    JSON.stringify({ ...choice, c: '0b6e6e00-14a2-1c3d-8e5f-aabbccddeeff' }),
  ],
  ['markup as consent id', JSON.stringify({ ...choice, i: '<img src=x>' })],
  ['a version that is a text', JSON.stringify({ ...choice, t: '12' })],
  ['no end of validity', JSON.stringify({ ...choice, x: undefined })],
  ['a state that is true', JSON.stringify({ ...choice, s: { 2: true } })],
  ['states that are null', JSON.stringify({ ...choice, s: null })],
  ['a category name with a space', JSON.stringify({ ...choice, s: { 'a b': 1 } })],
])('A cookie with %s is no choice', (_what, text) => {
  expect(parseChoice(text)).toBeNull();
});
