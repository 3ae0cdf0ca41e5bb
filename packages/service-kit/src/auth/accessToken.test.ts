import type { Request } from 'express';
import jwt from 'jsonwebtoken';
import type { Caller } from '../request/requestContext';
import { keyRing } from '../secrets/keyRing';
import { signToken, tokenStrategy } from './accessToken';

const [OLD, NEW] = ['o'.repeat(40), 'n'.repeat(40)];
const caller = { userId: 'u1', sessionId: 's1', kind: 'access' } as const;

/** Who a token is of by the keys of a ring; null when it is refused. */
const read = (token: string, ring: ReturnType<typeof keyRing>): Promise<Caller | null> =>
  new Promise((resolve, reject) => {
    const strategy = Object.assign(Object.create(tokenStrategy('access', ring)) as object, {
      success: (found: Caller) => resolve(found),
      fail: () => resolve(null),
      error: reject,
    });
    const authenticate = Reflect.get(strategy, 'authenticate') as (request: Request) => void;
    authenticate.call(strategy, { headers: { authorization: `Bearer ${token}` } } as Request);
  });

describe('ASVS 11.1.1 JWT_SECRET is changed', () => {
  it('a token names its key by an id', () => {
    const ring = keyRing(NEW, [OLD]);
    const head = jwt.decode(signToken(caller, ring), { complete: true })?.header;
    expect(head).toMatchObject({ alg: 'HS256', kid: ring.current.id });
  });

  it('tokens of both are taken meanwhile, and those of the old one no more afterwards', async () => {
    const before = signToken(caller, keyRing(OLD));
    const now = signToken(caller, keyRing(NEW, [OLD]));
    expect(await read(before, keyRing(NEW, [OLD]))).toEqual(caller);
    expect(await read(now, keyRing(NEW, [OLD]))).toEqual(caller);
    expect(await read(now, keyRing(NEW))).toEqual(caller);
    expect(await read(before, keyRing(NEW))).toBeNull();
  });

  it('several processes change it one after another: the new one is taken before anything is made with it', async () => {
    const [first, second] = [keyRing(OLD, [NEW]), keyRing(NEW, [OLD])];
    expect(await read(signToken(caller, second), first)).toEqual(caller);
    expect(await read(signToken(caller, first), second)).toEqual(caller);
  });

  it('a token without an id, of an earlier version, is one of the current key', async () => {
    const claims = { sid: 's1', typ: 'access' };
    const options = { subject: 'u1', issuer: 'yinyom', audience: 'yinyom-api', expiresIn: 60 } as const;
    expect(await read(jwt.sign(claims, NEW, options), keyRing(NEW, [OLD]))).toEqual(caller);
    expect(await read(jwt.sign(claims, OLD, options), keyRing(NEW))).toBeNull();
  });

  it.each([
    ['an id of another key', { keyid: keyRing('x'.repeat(40)).current.id }],
    ['an id that is a number', { header: { alg: 'HS256', kid: 7 as unknown as string } }],
    ['an id that is empty', { keyid: '' }],
  ])('%s is refused, although a key of ours signed the token', async (_what, named) => {
    const claims = { sid: 's1', typ: 'access' };
    const options = { subject: 'u1', issuer: 'yinyom', audience: 'yinyom-api', expiresIn: 60 } as const;
    expect(await read(jwt.sign(claims, NEW, { ...options, ...named }), keyRing(NEW, [OLD]))).toBeNull();
  });

  it.each(['', '.', 'a.b.c', 'bnVsbA.e30.x', 'eyJ0eXAiOiJKV1QifQ.anVuaw.x', 'e30.e30.e30'])(
    '%j is refused without failing',
    async (token) => {
      expect(await read(token, keyRing(NEW, [OLD]))).toBeNull();
    },
  );
});
