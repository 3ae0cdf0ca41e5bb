import { formatChoice, parseChoice, type Choice } from './choice';

const client = '0b6e6e00-14a2-4c3d-8e5f-aabbccddeeff';
const config = { version: 12, expiry_days: 365 };
const nowSeconds = Date.parse('2026-11-22T03:00:00Z') / 1000;
beforeAll(() => void jest.useFakeTimers({ now: nowSeconds * 1000, doNotFake: ['performance'] }));
const choice: Choice = { v: 1, c: client, i: 'consent-1', t: 12, x: 1_795_000_000, s: { 2: 1, 3: 0 } };

test('A choice written to a cookie is read back as it was, in characters a cookie may carry', () => {
  const value = formatChoice(choice);
  expect(value).not.toMatch(/[\s",;\\]/);
  expect(parseChoice(decodeURIComponent(value), config)).toEqual(choice);
});

test('A choice of twenty own categories stays within 600 bytes when most are denied', () => {
  const s: Choice['s'] = { 2: 0, 3: 0, 4: 0 };
  for (let index = 0; index < 20; index++) s[`6913f0a2c81e4b2f9d0000${10 + index}`] = index < 8 ? 1 : 0;
  const value = formatChoice({ ...choice, s });
  expect(value.length).toBeLessThanOrEqual(600);
  expect(Object.values(parseChoice(decodeURIComponent(value), config)!.s)).toEqual(Array(8).fill(1));
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
  ['states that are a list', JSON.stringify({ ...choice, s: [0, 0, 1, 1, 1] })],
  ['a client id in a list', JSON.stringify({ ...choice, c: [client] })],
  ['a consent id that is a number', JSON.stringify({ ...choice, i: 5 })],
  ['half a version', JSON.stringify({ ...choice, t: 11.5 })],
  ['no client id', JSON.stringify({ ...choice, c: null })],
  ['a client id that goes on', JSON.stringify({ ...choice, c: `${client}0` })],
  ['a client id of letters', JSON.stringify({ ...choice, c: [...client] })],
  ['a category name with a space', JSON.stringify({ ...choice, s: { 'a b': 1 } })],
])('A cookie with %s is no choice', (_what, text) => {
  expect(parseChoice(text, config)).toBeNull();
});

test.each([
  ['SD-05a V-22 lasts fifty years', { x: nowSeconds + 50 * 31_536_000 }, false],
  ['SD-05a V-22 lasts a second longer than any choice', { x: nowSeconds + 365 * 86_400 + 1 }, false],
  ['lasts as long as one made now', { x: nowSeconds + 365 * 86_400 }, true],
  ['SD-05b V-22 was made on a version that is not published', { t: 13 }, false],
  ['was made on an earlier version', { t: 3 }, true],
  ['SD-05c V-22 was made on a version far ahead', { t: 999_999_999 }, false],
  ['ended', { x: 1 }, true],
])('A choice that %s counts only if it can be one', (_what, changes, counts) => {
  expect(parseChoice(JSON.stringify({ ...choice, ...changes }), config) !== null).toBe(counts);
});

test.each(['v', 'c', 't', 'x', 's'])('A choice without its member %s is none', (member) => {
  expect(parseChoice(JSON.stringify({ ...choice, [member]: undefined }), config)).toBeNull();
});

test('The members of a choice may stand in any order, and the consent id may be missing', () => {
  const { c, s, t, v, x } = choice;
  expect(parseChoice(JSON.stringify({ s, x, t, c, v }), config)).toEqual({ v, c, t, x, s });
});
