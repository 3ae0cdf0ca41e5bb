import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { createSecret, publicKeyOf, signatureOf } from './sign';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const SEED = `whsk_${Buffer.alloc(32, 1).toString('base64')}`;
const first = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1_614_265_330, body: '{"test": 2432232314}' };

describe('the vectors of Standard Webhooks', () => {
  it('HMAC, with and without the prefix of the secret', () => {
    const signed = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
    expect(signatureOf(first, [SECRET])).toBe(signed);
    expect(signatureOf(first, [SECRET.slice('whsec_'.length)])).toBe(signed);
  });

  it('Ed25519', () => {
    expect(publicKeyOf(SEED)).toBe('whpk_iojj3XQJ8ZX9UtstPLpdcspnCb8dlBIb83SIAbQPb1w=');
    expect(signatureOf(first, [SEED])).toBe(
      'v1a,Ykcu7AtGZGmZxFEH1Gaa2Nd7feY/CTuruoL4fqgnKwfbHU4DhemoVHZdvGfIvKvn4BIgwktLGGPGIr/i9nK7AA==',
    );
  });

  it('a body of ours', () => {
    const body =
      '{"type":"consent.recorded","timestamp":"2026-11-22T07:00:00.000Z","data":{"application_id":"66f0","consent_id":"c_1","result":"decline_all"}}';
    expect(signatureOf({ id: 'msg_01', timestamp: 1_763_794_800, body }, [SECRET])).toBe(
      'v1,tq3LjKxWQc0Tsno81jJC9jmnKHj68FnZcKyHvZlDeAw=',
    );
  });
});

it('two secrets sign while one is changed, the newest first, and a receiver with either takes it', () => {
  const [old, fresh] = [createSecret('hmac'), createSecret('hmac')];
  const timestamp = Math.floor(Date.now() / 1_000);
  const body = '{"type":"ping"}';
  const signature = signatureOf({ id: 'msg_1', timestamp, body }, [fresh, old]);
  expect(signature.split(' ')).toHaveLength(2);
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signature,
  };
  for (const secret of [old, fresh])
    expect(new Webhook(secret).verify(body, headers)).toEqual({ type: 'ping' });
  expect(() => new Webhook(createSecret('hmac')).verify(body, headers)).toThrow();
});

describe('what a receiver of another make refuses, and takes', () => {
  const secret = createSecret('hmac');
  const body = '{"type":"ping"}';
  const now = Math.floor(Date.now() / 1_000);
  const headersAt = (timestamp: number) => ({
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatureOf({ id: 'msg_1', timestamp, body }, [secret]),
  });
  const verify = (headers: Record<string, string>) => new Webhook(secret).verify(body, headers);
  const good = headersAt(now);
  const signed = good['webhook-signature'];

  it.each([
    ['without an id', { ...good, 'webhook-id': '' }],
    ['without a time', { ...good, 'webhook-timestamp': '' }],
    ['without a signature', { ...good, 'webhook-signature': '' }],
    ['with a time that is no number', { ...good, 'webhook-timestamp': 'now' }],
    ['older than five minutes', headersAt(now - 301)],
    ['newer than in five minutes', headersAt(now + 303)],
    ['with a signature of another version only', { ...good, 'webhook-signature': `v2,${signed.slice(3)}` }],
    ['with a signature that is cut', { ...good, 'webhook-signature': signed.slice(0, -8) }],
    ['with a version alone', { ...good, 'webhook-signature': 'v1,' }],
  ])('%s it is refused', (_what, headers) => {
    expect(() => verify(headers)).toThrow();
  });

  it('one right signature among others is enough', () => {
    const other = `v1,${randomBytes(32).toString('base64')}`;
    expect(verify({ ...good, 'webhook-signature': `v2,x ${other} ${signed}` })).toEqual({ type: 'ping' });
  });
});

it('secrets have 32 random bytes, and nothing is signed without one', () => {
  expect(createSecret('hmac')).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(createSecret('ed25519')).toMatch(/^whsk_[A-Za-z0-9+/]{43}=$/);
  for (const secrets of [[], ['whsec_']])
    expect(() => signatureOf(first, secrets)).toThrow('without a secret');
});

it('a private key of ours is one of every other program', () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const { d = '', x = '' } = privateKey.export({ format: 'jwk' });
  const secret = `whsk_${Buffer.from(d, 'base64url').toString('base64')}`;
  expect(publicKeyOf(secret)).toBe(`whpk_${Buffer.from(x, 'base64url').toString('base64')}`);
});
