import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { TLSSocket } from 'node:tls';
import type { CheckedResolver } from './checkedResolver';
import { checkTargetUrl, portOf } from './checkTargetUrl';
import { createEgressLedger, DEFAULT_EGRESS_LIMITS, type EgressLedger } from './egressLedger';
import type { PortRule } from './egressSettings';
import { EgressRefused } from './EgressRefused';
import type { Egress } from './openConnection';
import { readBody } from './readBody';
import { sendRequest } from './sendRequest';

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const MAX_REDIRECTS = 5;
/** Meant for the first host alone. */
const PERSONAL = new Set(['authorization', 'cookie']);

const NOTHING = { body: Buffer.alloc(0), truncated: false };

export interface GuardedFetchOptions {
  resolver: CheckedResolver;
  /** Pairs of SCANNER_ALLOW. */
  allow?: ReadonlySet<string>;
  /** Which ports, as the resolver knows them; default 80 and 443. */
  ports?: PortRule;
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
  /** When the certificate of the address that answered ends; null without one. */
  certificate_ends: Date | null;
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

/** Where a request is on its way, for whoever has to say where it ended. */
interface Way {
  url: URL | null;
  egress: Egress;
  signal: AbortSignal;
}

const refusalAt = ({ url }: Way, code: EgressRefused['code'], cause?: unknown): EgressRefused =>
  url ? new EgressRefused(code, url.hostname, portOf(url), { cause }) : new EgressRefused(code);

/** The end of the certificate that an answer came with. */
const certificateEnd = ({ socket }: IncomingMessage): Date | null => {
  const end = socket instanceof TLSSocket ? Date.parse(socket.getPeerCertificate().valid_to) : Number.NaN;
  return Number.isFinite(end) ? new Date(end) : null;
};

/** Goes from redirect to redirect; every address is checked like the first. */
const travel = async (address: string, given: GuardedFetchOptions, way: Way): Promise<GuardedAnswer> => {
  const redirects: string[] = [];
  let options = given;
  for (let next = address; ;) {
    const url = checkTargetUrl(next, { allow: given.allow, ...(given.ports && { ports: given.ports }) });
    way.url = url;
    const { method = 'GET', headers, body, ignoreCertificates = false } = options;
    const answer = await sendRequest(
      url,
      {
        method,
        body,
        ignoreCertificates,
        signal: way.signal,
        headers: { 'Accept-Encoding': 'gzip, deflate, br', ...headers },
      },
      way.egress,
    );
    const status = answer.statusCode ?? 0;
    const { location } = answer.headers;
    if (!REDIRECTS.has(status) || location === undefined || given.maxRedirects === 0) {
      const certificate_ends = certificateEnd(answer);
      // An answer to HEAD names a packing and has nothing to unpack.
      const read = method === 'HEAD' ? NOTHING : await readBody(answer, given.maxBytes);
      if (method === 'HEAD') answer.resume();
      if (read.truncated && !given.truncate) throw refusalAt(way, 'too_many_bytes');
      return { url: url.href, status, headers: answer.headers, ...read, redirects, certificate_ends };
    }
    answer.destroy();
    redirects.push(url.href);
    if (redirects.length > (given.maxRedirects ?? MAX_REDIRECTS)) throw refusalAt(way, 'too_many_redirects');
    ({ next, options } = follow(url, location, status, options));
  }
};

/**
 * A request of our own (robots.txt, sitemaps, proofs of a domain, webhooks) through the same guard as the browser:
 * each redirect is a new address that is checked like the first.
 * @throws EgressRefused also when time or size run out, when nobody answers, or when redirects do not end
 */
export const guardedFetch = async (address: string, given: GuardedFetchOptions): Promise<GuardedAnswer> => {
  const { resolver, beforeConnect, timeoutMs } = given;
  const limits = { ...DEFAULT_EGRESS_LIMITS, connectMs: timeoutMs, connectionMs: timeoutMs };
  const ledger = given.ledger ?? createEgressLedger(limits);
  const deadline = new AbortController();
  const way: Way = {
    url: null,
    egress: { resolver, limits, ledger, beforeConnect },
    signal: deadline.signal,
  };
  const timer = setTimeout(() => deadline.abort(refusalAt(way, 'took_too_long')), timeoutMs);
  try {
    return await travel(address, given, way);
  } catch (error) {
    const happened: unknown = deadline.signal.aborted ? deadline.signal.reason : error;
    const refusal =
      happened instanceof EgressRefused ? happened : refusalAt(way, 'connection_failed', happened);
    if (refusal.code !== 'connection_failed') ledger.refused(refusal);
    throw refusal;
  } finally {
    clearTimeout(timer);
  }
};
