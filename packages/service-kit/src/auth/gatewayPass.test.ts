import { createHmac } from 'node:crypto';
import { keyRing } from '../secrets/keyRing';
import { createPassReader, signPass } from './gatewayPass';

const RING = keyRing('s'.repeat(40));
const caller = { userId: 'u1', sessionId: 's1', kind: 'access' } as const;
const signed = (text: string): string => {
  const payload = Buffer.from(text).toString('base64url');
  return `${payload}.${createHmac('sha256', RING.current.secret).update(payload).digest('base64url')}`;
};
const content = (changes: object) =>
  JSON.stringify({
    caller,
    ip: '',
    target: 'GET /a',
    issued: Date.now(),
    expires: Date.now() + 1_000,
    nonce: 'n',
    ...changes,
  });

it('a pass is good once, for its call', () => {
  const read = createPassReader(RING);
  const pass = signPass({ caller, ip: '203.0.113.9' }, 'GET', '/a', RING);
  expect(read(pass, 'POST', '/a')).toBeNull();
  expect(read(pass, 'GET', '/b')).toBeNull();
  expect(read(pass, 'GET', '/a')).toEqual({ caller, ip: '203.0.113.9' });
  expect(read(pass, 'GET', '/a')).toBeNull();
});

it('ASVS 11.1.1 INTERNAL_SECRET is changed: passes of both are taken, whoever has the new one first', () => {
  const [before, now] = [
    keyRing('s'.repeat(40), ['n'.repeat(40)]),
    keyRing('n'.repeat(40), ['s'.repeat(40)]),
  ];
  const pass = (ring: typeof now) => signPass({ caller, ip: '' }, 'GET', '/a', ring);
  expect(createPassReader(now)(pass(before), 'GET', '/a')).toEqual({ caller, ip: '' });
  expect(createPassReader(before)(pass(now), 'GET', '/a')).toEqual({ caller, ip: '' });
  expect(createPassReader(keyRing('n'.repeat(40)))(pass(before), 'GET', '/a')).toBeNull();
  const again = createPassReader(now);
  const once = pass(before);
  expect([again(once, 'GET', '/a'), again(once, 'GET', '/a')]).toEqual([{ caller, ip: '' }, null]);
});

it.each([
  ['no JSON', 'junk'],
  ['no object', '7'],
  ['null', 'null'],
  ['a pass without a caller', content({ caller: undefined })],
  ['a caller of a kind that there is not', content({ caller: { ...caller, kind: 'root' } })],
  ['a pass that does not say when it was made', content({ issued: undefined })],
  ['a pass that never ends', content({ expires: 1e300 })],
  ['a pass for an hour', content({ expires: Date.now() + 3_600_000 })],
  ['a pass whose end is a text', content({ expires: '9999999999999' })],
  ['a pass that has ended', content({ expires: Date.now() - 1 })],
])('V-27, IS-07, IS-09: %s is refused although it is signed', (_what, text) => {
  expect(createPassReader(RING)(signed(text), 'GET', '/a')).toBeNull();
});
