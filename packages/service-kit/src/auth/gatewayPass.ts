import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Caller } from '../http/requestContext';

/** Header in which the gateway vouches for a request it forwards to a service. */
export const PASS_HEADER = 'x-yinyom-pass';

const LIFETIME_MS = 30_000;
const SEPARATOR = '.';

interface Pass {
  caller: Caller | null;
  ip: string;
}

interface Content extends Pass {
  /** Method and path it is good for. */
  target: string;
  expires: number;
  nonce: string;
}

const mac = (payload: string, secret: string) =>
  createHmac('sha256', secret).update(payload).digest('base64url');

/** Signs what the gateway established about a request; good once, for this method and path, for 30 seconds. */
export const signPass = (pass: Pass, method: string, url: string, secret: string): string => {
  const content: Content = {
    ...pass,
    target: `${method} ${url}`,
    expires: Date.now() + LIFETIME_MS,
    nonce: randomUUID(),
  };
  const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
  return payload + SEPARATOR + mac(payload, secret);
};

/** Remembers the passes of the last 30 seconds, so that none is taken twice. */
export const createPassReader = (secret: string) => {
  const seen = new Map<string, number>();

  const forgetExpired = (now: number) => {
    // Insertion order is expiry order, so the first living entry ends the sweep.
    for (const [nonce, expires] of seen) {
      if (expires > now) return;
      seen.delete(nonce);
    }
  };

  /** What the gateway says about a request, or null when it did not come through the gateway. */
  return (header: string | undefined, method: string, url: string): Pass | null => {
    const [payload, signature] = header?.split(SEPARATOR) ?? [];
    if (!payload || !signature) return null;
    const expected = Buffer.from(mac(payload, secret));
    const given = Buffer.from(signature);
    if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
    const content = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Content;
    const now = Date.now();
    forgetExpired(now);
    if (content.expires < now || content.target !== `${method} ${url}` || seen.has(content.nonce))
      return null;
    seen.set(content.nonce, content.expires);
    return { caller: content.caller, ip: content.ip };
  };
};
