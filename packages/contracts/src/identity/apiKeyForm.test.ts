import { createHash } from 'node:crypto';
import { apiKeyIdOf, apiKeyIn, base62Of, crc32, isMeantAsApiKey, joinApiKey } from './apiKeyForm';

const LIVE = 'yk_live_AbCd1234_0123456789ABCDEFGHIJKLMNOPQRSTUV_4PxZJj';
const TEST = 'yk_test_zzzzzzzz_vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv_3MFyit';

it('computes CRC-32 as everybody does', () => {
  expect(crc32('123456789').toString(16)).toBe('cbf43926');
  expect(crc32(LIVE.slice(0, -6)).toString(16)).toBe('f149aa8b');
  expect(crc32(TEST.slice(0, -6)).toString(16)).toBe('b76ba957');
});

it('puts keys together and hashes them as the vectors say', () => {
  expect(joinApiKey('live', 'AbCd1234', '0123456789ABCDEFGHIJKLMNOPQRSTUV')).toBe(LIVE);
  expect(joinApiKey('test', 'zzzzzzzz', 'v'.repeat(32))).toBe(TEST);
  expect(createHash('sha256').update(LIVE).digest('hex')).toBe(
    '4e6014b0bcded38b73fce5027ca7e018e7337fe0bedbb812ec2ca7852237b62f',
  );
});

it('reads the id of a right key and of nothing else', () => {
  expect([apiKeyIdOf(LIVE), apiKeyIdOf(TEST)]).toEqual(['AbCd1234', 'zzzzzzzz']);
  const wrong = [
    '',
    LIVE.slice(0, -1),
    `${LIVE}0`,
    ` ${LIVE}`,
    `${LIVE}\n`,
    LIVE.replace('4PxZJj', '4PxZJk'),
    LIVE.replace('live', 'prod'),
    LIVE.replace('AbCd1234', 'AbCd1235'),
    LIVE.replace('V_', 'é_'),
    LIVE.toLowerCase(),
  ];
  expect(wrong.map(apiKeyIdOf)).toEqual(wrong.map(() => null));
});

it('any one mistyped character of a key is noticed', () => {
  for (let at = 0; at < LIVE.length; at += 1) {
    const other = LIVE[at] === 'x' ? 'y' : 'x';
    expect(apiKeyIdOf(LIVE.slice(0, at) + other + LIVE.slice(at + 1))).toBeNull();
  }
});

it('tells a key from an access token by its beginning and finds one in an address', () => {
  expect([isMeantAsApiKey('yk_'), isMeantAsApiKey('eyJhbGciOi')]).toEqual([true, false]);
  expect(apiKeyIn(`/api/v1/consents?token=${LIVE}&x=1`)).toBe(LIVE);
  expect(apiKeyIn('/api/v1/consents?q=yk_live_')).toBeNull();
});

it('makes characters of bytes without preferring any', () => {
  const all = base62Of(Array.from({ length: 256 }, (_, byte) => byte));
  expect(all).toHaveLength(248);
  for (const char of new Set(all)) expect(all.split(char)).toHaveLength(5);
});
