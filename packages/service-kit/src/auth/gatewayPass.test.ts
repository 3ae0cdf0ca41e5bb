import { createHmac } from 'node:crypto';
import { keyRing } from '../secrets/keyRing';
import { createPassReader, signPass } from './gatewayPass';

const RING = keyRing('s'.repeat(40));
const USE = { service: 'identity', method: 'GET', url: '/a', digest: null };
const caller = { userId: 'u1', sessionId: 's1', kind: 'access' } as const;
const signed = (text: string): string => {
  const payload = Buffer.from(text).toString('base64url');
  return `${payload}.${createHmac('sha256', RING.current.secret).update(payload).digest('base64url')}`;
};
const content = (changes: object) =>
  JSON.stringify({
    caller,
    ip: '',
    audience: 'identity',
    target: 'GET /a',
    body: null,
    issued: Date.now(),
    expires: Date.now() + 1_000,
    nonce: 'n',
    ...changes,
  });

const bodyOf = (digest: string | null) => async () => digest;

it('a pass is good once, for its call', async () => {
  const read = createPassReader(RING);
  const pass = signPass({ caller, ip: '203.0.113.9' }, USE, RING);
  expect(await read(pass, { ...USE, method: 'POST' }, bodyOf(null))).toBeNull();
  expect(await read(pass, { ...USE, url: '/b' }, bodyOf(null))).toBeNull();
  expect(await read(pass, USE, bodyOf(null))).toEqual({ caller, ip: '203.0.113.9' });
  expect(await read(pass, USE, bodyOf(null))).toBeNull();
});

it('V-27, IS-05: a pass is good for one service', async () => {
  const pass = signPass({ caller, ip: '' }, USE, RING);
  expect(await createPassReader(RING)(pass, { ...USE, service: 'websites' }, bodyOf(null))).toBeNull();
});

it('V-27, IS-04: a pass is good for one body, and used up by another', async () => {
  const read = createPassReader(RING);
  const pass = signPass({ caller, ip: '' }, { ...USE, digest: 'mine' }, RING);
  expect(await read(pass, USE, bodyOf('another'))).toBeNull();
  expect(await read(pass, USE, bodyOf('mine'))).toBeNull();
  for (const other of ['another', null]) {
    const fresh = signPass({ caller, ip: '' }, { ...USE, digest: other }, RING);
    expect(await read(fresh, USE, bodyOf('mine'))).toBeNull();
  }
  const right = signPass({ caller, ip: '' }, { ...USE, digest: 'mine' }, RING);
  expect(await read(right, USE, bodyOf('mine'))).toEqual({ caller, ip: '' });
});

it('V-27, IS-07: of two who show one pass at the same moment only one gets in', async () => {
  const read = createPassReader(RING);
  const pass = signPass({ caller, ip: '' }, USE, RING);
  const both = await Promise.all([read(pass, USE, bodyOf(null)), read(pass, USE, bodyOf(null))]);
  expect(both.filter((each) => each !== null)).toHaveLength(1);
});

it('V-27: of a stranger no body is read', async () => {
  const read = createPassReader(RING);
  const never = async () => {
    throw new Error('the body was read');
  };
  const forged = signPass({ caller, ip: '' }, USE, keyRing('x'.repeat(40)));
  for (const header of [undefined, '', 'x.y', forged]) expect(await read(header, USE, never)).toBeNull();
});

it('ASVS 11.1.1 INTERNAL_SECRET is changed: passes of both are taken, whoever has the new one first', async () => {
  const [before, now] = [
    keyRing('s'.repeat(40), ['n'.repeat(40)]),
    keyRing('n'.repeat(40), ['s'.repeat(40)]),
  ];
  const pass = (ring: typeof now) => signPass({ caller, ip: '' }, USE, ring);
  expect(await createPassReader(now)(pass(before), USE, bodyOf(null))).toEqual({ caller, ip: '' });
  expect(await createPassReader(before)(pass(now), USE, bodyOf(null))).toEqual({ caller, ip: '' });
  expect(await createPassReader(keyRing('n'.repeat(40)))(pass(before), USE, bodyOf(null))).toBeNull();
  const again = createPassReader(now);
  const once = pass(before);
  expect([await again(once, USE, bodyOf(null)), await again(once, USE, bodyOf(null))]).toEqual([
    { caller, ip: '' },
    null,
  ]);
});

it.each([
  ['no JSON', 'junk'],
  ['no object', '7'],
  ['null', 'null'],
  ['a pass that names no service', content({ audience: undefined })],
  ['a pass that says nothing of the body', content({ body: undefined })],
  ['a pass without a caller', content({ caller: undefined })],
  ['a caller of a kind that there is not', content({ caller: { ...caller, kind: 'root' } })],
  ['a pass that does not say when it was made', content({ issued: undefined })],
  ['a pass that never ends', content({ expires: 1e300 })],
  ['a pass for an hour', content({ expires: Date.now() + 3_600_000 })],
  ['a pass whose end is a text', content({ expires: '9999999999999' })],
  ['a pass that has ended', content({ expires: Date.now() - 1 })],
])('V-27, IS-07, IS-09: %s is refused although it is signed', async (_what, text) => {
  expect(await createPassReader(RING)(signed(text), USE, bodyOf(null))).toBeNull();
});
