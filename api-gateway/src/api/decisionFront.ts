import type { IncomingMessage, ServerResponse } from 'node:http';
import proxyAddr from 'proxy-addr';
import type { DecisionDesk } from '@yinyom/consents/ingest/decisionDesk';
import { recordConsent } from '@yinyom/contracts/consents/ingest';
import { plainBodyTest } from '@yinyom/service-kit/http/bodyParser';
import { createContext, logAnswer } from '@yinyom/service-kit/http/contextMiddleware';
import { failureOf, writeError } from '@yinyom/service-kit/http/errorHandler';
import type { Front } from '@yinyom/service-kit/http/Front';
import { readPlainJson } from '@yinyom/service-kit/http/plainJson';
import type { Logger } from '@yinyom/service-kit/logger';
import { markRoute } from '@yinyom/service-kit/metrics/routeOf';
import type { RateLimits } from '../security/rateLimits';
import { allowReading } from './readableRefusal';

/** Whether an address, so many steps away, is a proxy that is believed. */
export type TrustProxy = (address: string, distance: number) => boolean;

interface Parts {
  desk: DecisionDesk;
  limits: Pick<RateLimits, 'decision' | 'decided'>;
  trust: TrustProxy;
  /** Headers of every answer. */
  headers: Map<string, string>;
  logger: Logger;
}

const RECEIPT_HEADERS = ['Cache-Control', 'no-store', 'Content-Type', 'application/json; charset=utf-8'];
const ROUTE = `/api/v1${recordConsent.path}`;
const PATH = new RegExp(`^/api/v1${recordConsent.path.replace(':site_key', '([0-9A-Za-z_-]{8,64})')}$`);

/**
 * Visitors' decisions. Takes them in the form that nearly every script sends; the same call in any other form goes on to
 * Express, which answers alike.
 */
export const decisionFront = ({ desk, limits, trust, headers, logger }: Parts): Front => {
  const isPlain = plainBodyTest(recordConsent);
  const common = [...headers].flat();

  /** Names and values by turns: told at once, they cost a third of what each by itself does. */
  const headersOf = (requestId: string, origin: string | null): string[] => [
    ...common,
    'X-Request-Id',
    requestId,
    'Vary',
    'Origin',
    ...(origin === null ? [] : ['Access-Control-Allow-Origin', origin]),
  ];

  const answer = async (req: IncomingMessage, res: ServerResponse, siteKey: string): Promise<void> => {
    const started = performance.now();
    markRoute(res, ROUTE);
    const context = createContext(req.headers, proxyAddr(req, trust), logger);
    const { ip } = context;
    let origin: string | null = null;
    try {
      await limits.decision(ip, siteKey);
      const allow = (allowed: string) => void (origin = allowed);
      const visit = await desk.admit(siteKey, { headers: req.headers, ip, allow });
      const sender = { ip, userAgent: req.headers['user-agent'] };
      const { receipt, repeated } = await desk.record(visit, await readPlainJson(req), sender);
      // The ledger keeps it: a line of the log per visitor would only say it again.
      context.routine = true;
      const text = JSON.stringify(receipt);
      res.writeHead(repeated ? 200 : 201, [
        ...headersOf(context.requestId, origin),
        ...RECEIPT_HEADERS,
        'Content-Length',
        String(Buffer.byteLength(text)),
      ]);
      res.end(text);
    } catch (error) {
      const headers = headersOf(context.requestId, origin);
      for (let at = 0; at < headers.length; at += 2) res.setHeader(headers[at] ?? '', headers[at + 1] ?? '');
      const failure = failureOf(error, context);
      allowReading(failure.status, res);
      writeError(res, context, failure);
    }
    limits.decided(ip, siteKey, res.statusCode);
    logAnswer(context, logger, { method: req.method, route: ROUTE, status: res.statusCode, started });
  };

  return (req, res) => {
    const siteKey = req.method === 'POST' && isPlain(req.headers) ? PATH.exec(req.url ?? '')?.[1] : undefined;
    if (siteKey === undefined) return false;
    void answer(req, res, siteKey);
    return true;
  };
};
