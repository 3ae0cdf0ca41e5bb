import { ANSWER_KEPT_BYTES, ANSWER_READ_BYTES, TRY_TIMEOUT_MS } from '@yinyom/contracts/notify/webhookLimits';
import { createCheckedResolver } from '@yinyom/service-kit/egress/checkedResolver';
import { EgressRefused } from '@yinyom/service-kit/egress/EgressRefused';
import { guardedFetch } from '@yinyom/service-kit/egress/guardedFetch';
import type { KeptTry } from '../queue/DeliveryRecord';
import { signatureOf } from '../signing/sign';
import { isWebhookPort, type TargetRules } from '../target/targetRules';

/** One message as it is sent. */
export interface Sending {
  id: string;
  url: string;
  body: string;
  /** Opened; the newest first. */
  secrets: readonly string[];
}

/** What came of a try. `error` is null where the message was taken. */
export interface Tried extends KeptTry {
  /** The answer's `Retry-After`. */
  retryAfter: string | undefined;
  /** The guard let nothing out. */
  refused: boolean;
}

interface Deps {
  target: TargetRules;
  /** PUBLIC_URL, so that receivers know whose message it is. */
  origin: string;
  timeoutMs?: number;
}

/** Why an answer does not count. */
const errorOf = (status: number): string | null => {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'status';
};

/**
 * Sends a message once. The name is resolved for this try alone, each of its addresses is checked, and the connection
 * goes to those and no others; nothing is followed. Never rejects for what the receiver does.
 */
export const createSendTry =
  ({ target, origin, timeoutMs = TRY_TIMEOUT_MS }: Deps) =>
  async ({ id, url, body, secrets }: Sending): Promise<Tried> => {
    const at = new Date();
    const timestamp = Math.floor(at.getTime() / 1_000);
    const since = performance.now();
    const took = () => Math.round(performance.now() - since);
    try {
      const { allow, resolve } = target.check(url);
      const { ownHosts, lookup, beforeConnect } = target;
      const answer = await guardedFetch(url, {
        resolver: createCheckedResolver({
          allow,
          resolve,
          ports: isWebhookPort,
          ownHosts,
          ...(lookup && { lookup }),
        }),
        ports: isWebhookPort,
        allow,
        beforeConnect,
        timeoutMs,
        body,
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'content-length': String(Buffer.byteLength(body)),
          'user-agent': `Yinyom-Webhooks/1 (+${origin})`,
          'webhook-id': id,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': signatureOf({ id, timestamp, body }, secrets),
        },
        maxBytes: ANSWER_READ_BYTES,
        truncate: true,
        maxRedirects: 0,
      });
      return {
        at,
        status: answer.status,
        duration_ms: took(),
        error: errorOf(answer.status),
        answer: answer.body.subarray(0, ANSWER_KEPT_BYTES).toString('utf8'),
        retryAfter: answer.headers['retry-after'],
        refused: false,
      };
    } catch (error) {
      if (!(error instanceof EgressRefused)) throw error;
      const refused = !['connection_failed', 'took_too_long', 'name_not_found'].includes(error.code);
      const nothing = { status: null, answer: '', retryAfter: undefined };
      return { at, ...nothing, duration_ms: took(), error: error.code, refused };
    }
  };
export type SendTry = ReturnType<typeof createSendTry>;
