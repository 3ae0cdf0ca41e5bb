import type { IncomingHttpHeaders } from 'node:http';
import type { CheckedResolver } from './checkedResolver';
import { checkTargetUrl, portOf } from './checkTargetUrl';
import { createEgressLedger, DEFAULT_EGRESS_LIMITS, type EgressLedger } from './egressLedger';
import { EgressRefused } from './EgressRefused';
import type { Egress } from './openConnection';
import { readBody } from './readBody';
import { sendRequest } from './sendRequest';

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Meant for the first host alone. */
const PERSONAL = new Set(['authorization', 'cookie']);

export interface GuardedFetchOptions {
  resolver: CheckedResolver;
  /** Pairs of SCANNER_ALLOW. */
  allow?: ReadonlySet<string>;
  /** Where connections and refusals are counted. */
  ledger?: EgressLedger;
  beforeConnect?: Egress['beforeConnect'];
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
  /** Of the unpacked body. More is cut off with `truncate`, else refused with `too_many_bytes`. */
  maxBytes: number;
  truncate?: boolean;
  /** For everything together: names, connections, redirects, body. */
  timeoutMs: number;
  /** 0: a redirect is the answer. */
  maxRedirects?: number;
  ignoreCertificates?: boolean;
}

export interface GuardedAnswer {
  /** Address that answered, after redirects. */
  url: string;
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  truncated: boolean;
  /** Addresses that redirected, in order. */
  redirects: string[];
}

/** What a redirect makes of a request: an address, and a form sent again only where the status says so. */
const follow = (url: URL, location: string, status: number, options: GuardedFetchOptions) => {
  if (!URL.canParse(location, url.href)) throw new EgressRefused('url_invalid', url.hostname, portOf(url));
  const next = new URL(location, url);
  const becomesGet = status === 303 || (status < 303 && options.method === 'POST');
  const { body, ...bodyless } = options;
  const headers = Object.entries(options.headers ?? {}).filter(
    ([name]) => next.origin === url.origin || !PERSONAL.has(name.toLowerCase()),
  );
  return {
    next: next.href,
    options: {
      ...(becomesGet ? { ...bodyless, method: 'GET' } : { ...bodyless, ...(body !== undefined && { body }) }),
      headers: Object.fromEntries(headers),
    },
  };
};

/**
 * A request of our own (robots.txt, sitemaps, proofs of a domain, webhooks) through the same guard as the browser:
 * each redirect is a new address that is checked like the first.
 * @throws EgressRefused also when time or size run out, when nobody answers, or when redirects do not end
 */
export const guardedFetch = async (address: string, given: GuardedFetchOptions): Promise<GuardedAnswer> => {
  const limits = { ...DEFAULT_EGRESS_LIMITS, connectMs: given.timeoutMs, connectionMs: given.timeoutMs };
  const ledger = given.ledger ?? createEgressLedger(limits);
  const egress: Egress = { resolver: given.resolver, limits, ledger, beforeConnect: given.beforeConnect };
  const deadline = new AbortController();
  const redirects: string[] = [];
  let options = given;
  let url = new URL('http://unknown.invalid');
  const timer = setTimeout(
    () => deadline.abort(new EgressRefused('took_too_long', url.hostname, portOf(url))),
    given.timeoutMs,
  );
  try {
    for (let next = address; ;) {
      url = checkTargetUrl(next, { allow: given.allow });
      const answer = await sendRequest(
        url,
        {
          method: options.method ?? 'GET',
          headers: { 'Accept-Encoding': 'gzip, deflate, br', ...options.headers },
          body: options.body,
          ignoreCertificates: options.ignoreCertificates ?? false,
          signal: deadline.signal,
        },
        egress,
      );
      const status = answer.statusCode ?? 0;
      const location = answer.headers.location;
      if (REDIRECTS.has(status) && location !== undefined && given.maxRedirects !== 0) {
        answer.destroy();
        redirects.push(url.href);
        if (redirects.length > (given.maxRedirects ?? 5))
          throw new EgressRefused('too_many_redirects', url.hostname, portOf(url));
        ({ next, options } = follow(url, location, status, options));
        continue;
      }
      const { body, truncated } = await readBody(answer, given.maxBytes);
      if (truncated && !given.truncate) throw new EgressRefused('too_many_bytes', url.hostname, portOf(url));
      return { url: url.href, status, headers: answer.headers, body, truncated, redirects };
    }
  } catch (error) {
    const refusal = deadline.signal.aborted
      ? (deadline.signal.reason as EgressRefused)
      : error instanceof EgressRefused
        ? error
        : new EgressRefused('connection_failed', url.hostname, portOf(url), { cause: error });
    if (refusal.code !== 'connection_failed') ledger.refused(refusal);
    throw refusal;
  } finally {
    clearTimeout(timer);
  }
};
