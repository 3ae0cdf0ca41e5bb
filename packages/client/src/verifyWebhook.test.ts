import { verifyWebhook } from './verifyWebhook';
import { WebhookError } from './WebhookError';

const ID = 'msg_p5jXN8AQM9LWM0D4loKWxJek';
const TIMESTAMP = 1614265330;
const BODY = '{"test": 2432232314}';
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const SIGNATURE = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
const PUBLIC = 'whpk_iojj3XQJ8ZX9UtstPLpdcspnCb8dlBIb83SIAbQPb1w=';
const ASYMMETRIC =
  'v1a,Ykcu7AtGZGmZxFEH1Gaa2Nd7feY/CTuruoL4fqgnKwfbHU4DhemoVHZdvGfIvKvn4BIgwktLGGPGIr/i9nK7AA==';

const check = (
  changes: Record<string, string> = {},
  secret = SECRET,
  body: string | Uint8Array = BODY,
  at = TIMESTAMP,
) =>
  verifyWebhook({
    headers: {
      'webhook-id': ID,
      'webhook-timestamp': String(TIMESTAMP),
      'webhook-signature': SIGNATURE,
      ...changes,
    },
    body,
    secret,
    now: at * 1_000,
  });

it.each([
  ['with the prefix', SECRET],
  ['without the prefix', SECRET.replace('whsec_', '')],
])('takes the message of the standard with a secret %s', (_how, secret) => {
  expect(check({}, secret)).toEqual({ test: 2432232314 });
  expect(check({}, secret, Buffer.from(BODY))).toEqual({ test: 2432232314 });
});

it('takes an Ed25519 signature, and a message of ours', () => {
  expect(check({ 'webhook-signature': ASYMMETRIC }, PUBLIC)).toEqual({ test: 2432232314 });
  const body =
    '{"type":"consent.recorded","timestamp":"2026-11-22T07:00:00.000Z","data":{"application_id":"66f0","consent_id":"c_1","result":"decline_all"}}';
  const headers = {
    'webhook-id': 'msg_01',
    'webhook-timestamp': '1763794800',
    'webhook-signature': 'v1,tq3LjKxWQc0Tsno81jJC9jmnKHj68FnZcKyHvZlDeAw=',
  };
  expect(check(headers, SECRET, body, 1763794800)).toMatchObject({ type: 'consent.recorded' });
});

it('takes headers as fetch gives them', () => {
  const headers = new Headers({
    'Webhook-Id': ID,
    'Webhook-Timestamp': String(TIMESTAMP),
    'Webhook-Signature': SIGNATURE,
  });
  expect(verifyWebhook({ headers, body: BODY, secret: SECRET, now: TIMESTAMP * 1_000 })).toBeDefined();
});

it.each([
  ['of five minutes ago', TIMESTAMP + 300, true],
  ['older than that', TIMESTAMP + 301, false],
  ['five minutes ahead', TIMESTAMP - 300, true],
  ['further ahead than that', TIMESTAMP - 301, false],
])('a message %s', (_when, at, taken) => {
  if (taken) expect(check({}, SECRET, BODY, at)).toBeDefined();
  else expect(() => check({}, SECRET, BODY, at)).toThrow(WebhookError);
});

it.each([
  ['several signatures, one of them right', `v1,AAAA ${SIGNATURE}`],
  ['a version that nobody knows before the right one', `v2,abc ${SIGNATURE}`],
])('takes %s', (_what, signature) => {
  expect(check({ 'webhook-signature': signature })).toBeDefined();
});

it.each<[string, Record<string, string>]>([
  ['no id', { 'webhook-id': '' }],
  ['no timestamp', { 'webhook-timestamp': '' }],
  ['no signature', { 'webhook-signature': '' }],
  ['a timestamp that is no number', { 'webhook-timestamp': 'now' }],
  ['a timestamp with more behind it', { 'webhook-timestamp': `${TIMESTAMP}x` }],
  ['another id', { 'webhook-id': 'msg_other' }],
  ['a signature cut short', { 'webhook-signature': SIGNATURE.slice(0, -10) }],
  ['`v1,` alone', { 'webhook-signature': 'v1,' }],
  ['a version alone', { 'webhook-signature': 'v1' }],
  ['only a version that nobody knows', { 'webhook-signature': SIGNATURE.replace('v1', 'v2') }],
  ['an Ed25519 signature for a secret', { 'webhook-signature': ASYMMETRIC }],
])('refuses %s', (_what, changes) => {
  expect(() => check(changes)).toThrow(WebhookError);
});

it('refuses another body, another secret and an empty one', () => {
  expect(() => check({}, SECRET, BODY.replace('test', 'tent'))).toThrow(WebhookError);
  expect(() => check({}, 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')).toThrow(WebhookError);
  for (const empty of ['', 'whsec_']) expect(() => check({}, empty)).toThrow('The secret is empty');
  expect(() => check({ 'webhook-signature': ASYMMETRIC }, 'whpk_AAAA')).toThrow(WebhookError);
});
