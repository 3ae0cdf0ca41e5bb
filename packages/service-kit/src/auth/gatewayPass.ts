import { createHmac, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Caller } from '../http/requestContext';
import { isMadeWith, type KeyRing } from '../secrets/keyRing';

/** Header in which the gateway vouches for a request it forwards to a service. */
export const PASS_HEADER = 'x-yinyom-pass';

const LIFETIME_MS = 30_000;
const SEPARATOR = '.';

interface Pass {
  caller: Caller | null;
  ip: string;
}

const contentShape = z.object({
  caller: z.nullable(
    z.object({ userId: z.string(), sessionId: z.string(), kind: z.enum(['access', 'otp']) }),
  ),
  ip: z.string(),
  /** Method and path it is good for. */
  target: z.string(),
  /** Both by the gateway's clock, which may be hours apart from a service's. */
  issued: z.number(),
  expires: z.number(),
  nonce: z.string(),
});
type Content = z.output<typeof contentShape>;

const mac = (payload: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(payload).digest();

/**
 * Signs what the gateway established about a request; good once, for this method and path, for 30 seconds.
 * @param ring INTERNAL_SECRET
 */
export const signPass = (pass: Pass, method: string, url: string, ring: KeyRing): string => {
  const issued = Date.now();
  const content: Content = {
    ...pass,
    target: `${method} ${url}`,
    issued,
    expires: issued + LIFETIME_MS,
    nonce: randomUUID(),
  };
  const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
  return payload + SEPARATOR + mac(payload, ring.current.secret).toString('base64url');
};

/** What a signed text says; null when it is no pass, whoever signed it. */
const contentOf = (payload: string): Content | null => {
  try {
    const content = contentShape.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    return content.success ? content.data : null;
  } catch {
    return null;
  }
};

/** Remembers the passes of the last 30 seconds, so that none is taken twice. @param ring INTERNAL_SECRET */
export const createPassReader = (ring: KeyRing) => {
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
    const given = Buffer.from(signature, 'base64url');
    if (!isMadeWith(ring, given, (secret) => mac(payload, secret))) return null;
    const content = contentOf(payload);
    const now = Date.now();
    forgetExpired(now);
    // One that says it is good for longer than ours are would have to be remembered for as long.
    if (!content || content.expires < now || content.expires > content.issued + LIFETIME_MS) return null;
    if (content.target !== `${method} ${url}` || seen.has(content.nonce)) return null;
    seen.set(content.nonce, content.expires);
    return { caller: content.caller, ip: content.ip };
  };
};
