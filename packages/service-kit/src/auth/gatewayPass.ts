import { createHmac, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Caller } from '../request/requestContext';
import { isMadeWith, type KeyRing } from '../secrets/keyRing';

/** Header in which the gateway vouches for a request it forwards to a service. */
export const PASS_HEADER = 'x-yinyom-pass';

const LIFETIME_MS = 30_000;
const SEPARATOR = '.';

interface Pass {
  caller: Caller | null;
  ip: string;
}

/** The one request that a pass is for. */
export interface PassUse {
  /** Name of the service, as `Service.name`. */
  service: string;
  method: string;
  /** As the service sees it: path and query. */
  url: string;
  /** See `bodyDigest`. */
  digest: string | null;
}

const contentShape = z.object({
  caller: z.nullable(
    z.object({
      userId: z.string(),
      sessionId: z.string(),
      kind: z.enum(['access', 'otp', 'key']),
      key: z.optional(
        z.object({ organizationId: z.string(), name: z.string(), agent: z.optional(z.literal(true)) }),
      ),
    }),
  ),
  ip: z.string(),
  /** The service it is good for. */
  audience: z.string(),
  /** Method and path it is good for. */
  target: z.string(),
  /** SHA-256 of the body it is good for; null for a body that is too long to be covered. */
  body: z.nullable(z.string()),
  /** Both by the gateway's clock, which may be hours apart from a service's. */
  issued: z.number(),
  expires: z.number(),
  nonce: z.string(),
});
type Content = z.output<typeof contentShape>;

const mac = (payload: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(payload).digest();

/**
 * Signs what the gateway established about a request; good once, for this request to this service, for 30 seconds.
 * @param ring INTERNAL_SECRET
 */
export const signPass = (pass: Pass, { service, method, url, digest }: PassUse, ring: KeyRing): string => {
  const issued = Date.now();
  const content: Content = {
    ...pass,
    audience: service,
    target: `${method} ${url}`,
    body: digest,
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

  /**
   * What the gateway says about a request, or null when it did not come through the gateway. The body is looked at last:
   * of strangers none is read. A pass is used up even if its body is another one.
   */
  return async (
    header: string | undefined,
    { service, method, url }: Omit<PassUse, 'digest'>,
    digestOfBody: () => Promise<string | null>,
  ): Promise<Pass | null> => {
    const [payload, signature] = header?.split(SEPARATOR) ?? [];
    if (!payload || !signature) return null;
    const given = Buffer.from(signature, 'base64url');
    if (!isMadeWith(ring, given, (secret) => mac(payload, secret))) return null;
    const content = contentOf(payload);
    const now = Date.now();
    forgetExpired(now);
    // One that says it is good for longer than ours are would have to be remembered for as long.
    if (!content || content.expires < now || content.expires > content.issued + LIFETIME_MS) return null;
    if (content.audience !== service || content.target !== `${method} ${url}`) return null;
    if (seen.has(content.nonce)) return null;
    seen.set(content.nonce, content.expires);
    return content.body === (await digestOfBody()) ? { caller: content.caller, ip: content.ip } : null;
  };
};
