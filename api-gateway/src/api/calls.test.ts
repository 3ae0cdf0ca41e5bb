import jwt from 'jsonwebtoken';
import { signToken } from '@yinyom/service-kit/auth/accessToken';
import { digestOf } from '@yinyom/service-kit/auth/bodyDigest';
import { PASS_HEADER, signPass } from '@yinyom/service-kit/auth/gatewayPass';
import { keyRing } from '@yinyom/service-kit/secrets/keyRing';
import { access, secrets } from '../testing/probe';
import { PLACES, startProbeGateway, type ProbeGateway } from '../testing/startProbeGateway';

describe.each(PLACES)('a service %s', (place) => {
  let gateway: ProbeGateway;
  beforeAll(async () => {
    gateway = await startProbeGateway(place);
  });
  afterAll(() => gateway.stop());

  it('answers a declared call', async () => {
    const answer = await gateway.post('/api/v1/echo', JSON.stringify({ word: '  ยินยอม ' }));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ word: 'ยินยอม' });
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('tells the service who calls, from the token alone', async () => {
    const answer = await gateway.get('/api/v1/who', {
      authorization: `Bearer ${access('somebody')}`,
      'x-user-id': 'root',
    });
    expect(await answer.json()).toMatchObject({ user_id: 'somebody' });
  });

  it.each([
    ['malformed JSON', '{"word":', 'application/json', 400, 'malformed_json'],
    ['a database operator', '{"word":{"$ne":1}}', 'application/json', 400, 'malformed_json'],
    ['a prototype key', '{"__proto__":{"x":1},"word":"a"}', 'application/json', 400, 'malformed_json'],
    ['an unknown field', '{"word":"a","role":1000}', 'application/json', 422, 'unknown_field'],
    ['a missing field', '{}', 'application/json', 422, 'validation_failed'],
    ['a wrong type', '{"word":7}', 'application/json', 422, 'validation_failed'],
    ['another content type', '<word/>', 'application/xml', 415, 'unsupported_media_type'],
    [
      'an oversized body',
      JSON.stringify({ word: 'x'.repeat(110_000) }),
      'application/json',
      413,
      'body_too_large',
    ],
  ])('D-T6, J-01, J-02: answers %s with the error shape', async (_what, body, type, status, code) => {
    const answer = await gateway.post('/api/v1/echo', body, type);
    expect(answer.status).toBe(status);
    const error = await answer.json();
    expect(error).toMatchObject({
      code,
      message: expect.any(String),
      request_id: answer.headers.get('x-request-id'),
    });
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  it('says what is wrong with a field in the language of the reader', async () => {
    const answer = await fetch(`${gateway.url}/api/v1/echo`, {
      method: 'POST',
      body: '{"word":" "}',
      headers: { 'content-type': 'application/json' },
    });
    expect((await answer.json()).errors).toEqual([
      { field: 'word', code: 'required', message: 'โปรดกรอกข้อมูลนี้' },
    ]);
  });

  it.each([
    ['an unknown parameter', '?x=1', 'unknown_parameter'],
    ['a repeated parameter', '?x=1&x=2', 'repeated_parameter'],
  ])('J-03: refuses %s', async (_what, query, code) => {
    const answer = await gateway.get(`/api/v1/who${query}`, { authorization: `Bearer ${access()}` });
    expect(answer.status).toBe(400);
    expect((await answer.json()).code).toBe(code);
  });

  it('hides the details of a fault and keeps the id that finds them in the log', async () => {
    const answer = await gateway.get('/api/v1/fail');
    expect(answer.status).toBe(500);
    const text = await answer.text();
    expect(text).not.toContain('secret detail');
    expect(JSON.parse(text)).toMatchObject({ code: 'internal_error', request_id: expect.any(String) });
  });

  it('passes on that something is unavailable, with when to try again', async () => {
    const answer = await gateway.get('/api/v1/down');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
  });

  it('8.07, D-48: answers an unknown middleware name with 500 and "Unknown middleware"', async () => {
    const answer = await gateway.get('/api/v1/strange');
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ code: 'unknown_middleware', message: 'Unknown middleware' });
  });

  it('answers 404 for an unknown call and 405 with Allow for a wrong method', async () => {
    expect((await gateway.get('/api/v1/nothing')).status).toBe(404);
    const answer = await fetch(`${gateway.url}/api/v1/echo`, { method: 'DELETE' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST');
  });

  const claims = { sub: 'u1', sid: 's1', typ: 'access', iss: 'yinyom', aud: 'yinyom-api' };
  const signed = (changes: object, options: jwt.SignOptions = {}) =>
    jwt.sign({ ...claims, ...changes }, secrets.JWT_SECRET.current.secret, { expiresIn: 60, ...options });
  it.each([
    ['no token', ''],
    ['not a token', 'Bearer x.y.z'],
    ['alg none', `Bearer ${jwt.sign(claims, '', { algorithm: 'none' })}`],
    ['another secret', `Bearer ${jwt.sign(claims, 'z'.repeat(40))}`],
    [
      'another algorithm',
      `Bearer ${jwt.sign(claims, secrets.JWT_SECRET.current.secret, { algorithm: 'HS512' })}`,
    ],
    ['a stripped signature', `Bearer ${access().split('.').slice(0, 2).join('.')}.`],
    ['another audience', `Bearer ${signed({ aud: 'other' })}`],
    ['another issuer', `Bearer ${signed({ iss: 'other' })}`],
    ['another kind', `Bearer ${signed({ typ: 'otp' })}`],
    ['no session', `Bearer ${signed({ sid: undefined })}`],
    ['a passed date', `Bearer ${signed({}, { expiresIn: -10 })}`],
    ['a date to come', `Bearer ${signed({ nbf: Math.floor(Date.now() / 1000) + 600 })}`],
    [
      'a one-time token',
      `Bearer ${signToken({ userId: 'u1', sessionId: 's1', kind: 'otp' }, secrets.JWT_SECRET)}`,
    ],
  ])('A-13, A-08: refuses %s', async (_what, authorization) => {
    const answer = await gateway.get('/api/v1/who', { authorization });
    expect(answer.status).toBe(401);
    expect((await answer.json()).code).toBe('unauthorized');
  });

  it('T-13: takes no forwarded address from a client', async () => {
    const answer = await gateway.get('/api/v1/who', {
      authorization: `Bearer ${access()}`,
      'x-forwarded-for': '203.0.113.9',
    });
    expect((await answer.json()).ip).toMatch(/127\.0\.0\.1$/);
  });

  if (place === 'behind a proxy') {
    it('T-12: a service of its own takes nothing that the gateway did not sign, and each pass once', async () => {
      const direct = (headers: Record<string, string>) =>
        fetch(`${gateway.serviceUrl}/api/v1/who`, { headers });
      expect((await direct({ authorization: `Bearer ${access()}`, 'x-user-id': 'u1' })).status).toBe(401);
      const caller = { userId: 'u1', sessionId: 's1', kind: 'access' } as const;
      const who = { service: 'probe', method: 'GET', url: '/api/v1/who', digest: digestOf('') };
      const passFor = (changes: object, secret = secrets.INTERNAL_SECRET) =>
        signPass({ caller, ip: '' }, { ...who, ...changes }, secret);
      for (const pass of [passFor({}, keyRing('x'.repeat(40))), passFor({ url: '/api/v1/echo' })])
        expect((await direct({ [PASS_HEADER]: pass })).status).toBe(401);
      // V-27, IS-05: a pass for another service is none here.
      const elsewhere = passFor({ service: 'identity' });
      expect((await direct({ [PASS_HEADER]: elsewhere })).status).toBe(401);
      const pass = passFor({});
      expect((await direct({ [PASS_HEADER]: pass })).status).toBe(200);
      expect((await direct({ [PASS_HEADER]: pass })).status).toBe(401);
    });

    it('V-27, IS-04: a pass is good for the body that it was signed with, and for no other', async () => {
      const url = '/api/v1/echo';
      const body = JSON.stringify({ word: 'mine' });
      const passFor = (digest: string | null) =>
        signPass(
          { caller: null, ip: '' },
          { service: 'probe', method: 'POST', url, digest },
          secrets.INTERNAL_SECRET,
        );
      const send = (pass: string, sent: string, headers: Record<string, string> = {}) =>
        fetch(gateway.serviceUrl + url, {
          method: 'POST',
          body: sent,
          headers: { 'content-type': 'application/json', [PASS_HEADER]: pass, ...headers },
        });
      const other = JSON.stringify({ word: 'evil' });
      expect((await send(passFor(digestOf(body)), other)).status).toBe(401);
      expect((await send(passFor(digestOf('')), other)).status).toBe(401);
      // Nor does one for a body that was too long to be covered.
      expect((await send(passFor(null), other)).status).toBe(401);
      expect((await send(passFor(digestOf(body)), body, { 'content-encoding': 'gzip' })).status).toBe(400);
      const answer = await send(passFor(digestOf(body)), body);
      expect([answer.status, await answer.json()]).toEqual([200, { word: 'mine' }]);
    });

    it('V-27, IS-04: bodies of every size and none arrive whole through the gateway', async () => {
      for (const length of [0, 1, 1_000, 70_000, 99_000]) {
        const answer = await gateway.post('/api/v1/echo', `{"word":"มา"${' '.repeat(length)}}`);
        expect([length, answer.status, await answer.json()]).toEqual([length, 200, { word: 'มา' }]);
      }
      const chunked = await fetch(`${gateway.url}/api/v1/echo`, {
        method: 'POST',
        body: new Blob(['{"word":', '"in parts"}']).stream(),
        duplex: 'half',
        headers: { 'content-type': 'application/json' },
      } as RequestInit);
      expect(await chunked.json()).toEqual({ word: 'in parts' });
      expect((await fetch(`${gateway.url}/api/v1/echo`, { method: 'POST' })).status).toBe(422);
    });
  }

  it('T-14: an address that only looks like a file of the API is not found', async () => {
    expect((await gateway.get('/api/v1/who/x.css', { authorization: `Bearer ${access()}` })).status).toBe(
      404,
    );
  });
});
