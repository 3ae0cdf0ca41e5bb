import { createHmac, createPublicKey, timingSafeEqual, verify } from 'node:crypto';
import { WebhookError } from './WebhookError';

/** How far the clock of the sender may be off, in seconds (Standard Webhooks 1.0.0). */
const TOLERANCE = 300;
/** Before the 32 bytes of an Ed25519 public key in SPKI (RFC 8410). */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');

interface Message {
  /** As they came; names in lower case or a `Headers`. */
  headers: Headers | Record<string, string | string[] | undefined>;
  /** The body as it came: parsed and written again it is another text. */
  body: string | Uint8Array;
  /** `whsec_…`, its Base64 alone, or a public key `whpk_…`. */
  secret: string;
  /** Milliseconds since 1970; default now. */
  now?: number;
}

const headerOf = (headers: Message['headers'], name: string): string => {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  if (typeof value !== 'string' || value === '') throw new WebhookError(`The header ${name} is missing`);
  return value;
};

const checkTime = (timestamp: string, now: number): void => {
  const seconds = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : NaN;
  if (Number.isNaN(seconds)) throw new WebhookError('The timestamp is no number');
  if (Math.abs(Math.floor(now / 1_000) - seconds) > TOLERANCE)
    throw new WebhookError('The message is too old or of the future');
};

type Check = (signed: Buffer, signature: Buffer) => boolean;

/** The version of signatures that a secret can check, and how. */
const checkOf = (secret: string): [version: string, check: Check] => {
  if (secret.startsWith('whpk_')) {
    const raw = Buffer.from(secret.slice('whpk_'.length), 'base64');
    if (raw.length !== 32) throw new WebhookError('The public key is not one');
    const key = createPublicKey({ key: Buffer.concat([SPKI, raw]), format: 'der', type: 'spki' });
    return ['v1a', (signed, signature) => signature.length === 64 && verify(null, signed, key, signature)];
  }
  const bytes = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  if (bytes.length === 0) throw new WebhookError('The secret is empty');
  return [
    'v1',
    (signed, signature) => {
      const own = createHmac('sha256', bytes).update(signed).digest();
      return signature.length === own.length && timingSafeEqual(signature, own);
    },
  ];
};

/**
 * Checks that a webhook is from whoever has the secret, and of now (Standard Webhooks 1.0.0).
 * @returns its content
 * @throws WebhookError when it is not
 */
export const verifyWebhook = <Content = unknown>({
  headers,
  body,
  secret,
  now = Date.now(),
}: Message): Content => {
  const [version, check] = checkOf(secret);
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const signatures = headerOf(headers, 'webhook-signature');
  checkTime(timestamp, now);
  const text = Buffer.from(body);
  const signed = Buffer.concat([Buffer.from(`${id}.${timestamp}.`), text]);
  // While a secret is changed there are two; of other versions nothing is known.
  const isRight = signatures.split(' ').some((one) => {
    const [of, signature = ''] = one.split(',');
    return of === version && check(signed, Buffer.from(signature, 'base64'));
  });
  if (!isRight) throw new WebhookError('No signature is right');
  return JSON.parse(text.toString('utf8')) as Content;
};
