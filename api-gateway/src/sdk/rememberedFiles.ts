import { ownValue } from '@yinyom/contracts/ownValue';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
import { AppError } from '@yinyom/service-kit/AppError';
import { contextOf } from '@yinyom/service-kit/request/requestContext';
import type { AnswerWatcher } from '../api/serviceTarget';

/** What was answered for an address, as it came. */
interface Copy {
  headers: [string, string][];
  encoding: string;
  body: Buffer;
  /** In ms, when it was answered, and how long after that it may stand in for the service. */
  answered: number;
  usableMs: number;
}

const LARGEST_BYTES = 1 << 20;
const MOST_BYTES = 64 << 20;

const KEPT = ['etag', 'cache-control', 'vary', 'content-type', 'x-content-type-options'] as const;
const SHARED = ['access-control-allow-origin', 'cross-origin-resource-policy'] as const;

const DECODERS: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** How long a file may be used while nobody can be asked, as its Cache-Control says (RFC 9111, RFC 5861). */
const usableMs = ({ 'cache-control': text = '' }: IncomingHttpHeaders): number => {
  if (/no-store|no-cache|private/.test(text)) return 0;
  const seconds = (name: string) => Number(new RegExp(`\\b${name}=(\\d+)`).exec(text)?.[1] ?? 0);
  return (seconds('max-age') + seconds('stale-if-error')) * 1000;
};

const bodyOf = async (answer: IncomingMessage): Promise<Buffer | null> => {
  const chunks: Buffer[] = [];
  let size = 0;
  answer.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= LARGEST_BYTES) chunks.push(chunk);
  });
  await new Promise((resolve) => answer.once('close', resolve));
  return answer.complete && size <= LARGEST_BYTES ? Buffer.concat(chunks) : null;
};

/**
 * The visitors' script and its parts, from a websites service in another process. What it answered is kept: while it is
 * away, visitors of the websites that were asked for before go on getting their banner.
 * @param forwardWith hands a request on to the service and shows its answers
 */
export const rememberedFiles = (
  forwardWith: (watch: AnswerWatcher) => RequestHandler,
  now: () => number = Date.now,
): RequestHandler => {
  const copies = new Map<string, Copy>();
  let bytes = 0;

  const forget = (path: string) => {
    bytes -= copies.get(path)?.body.length ?? 0;
    copies.delete(path);
  };

  const keep = async (path: string, answer: IncomingMessage) => {
    const { headers } = answer;
    const usable = usableMs(headers);
    const answered = now();
    const body = usable > 0 ? await bodyOf(answer) : null;
    forget(path);
    if (!body) return;
    const names = [...KEPT, ...SHARED].filter((name) => typeof headers[name] === 'string');
    copies.set(path, {
      headers: names.map((name) => [name, String(headers[name])]),
      encoding: headers['content-encoding'] ?? '',
      body,
      answered,
      usableMs: usable,
    });
    bytes += body.length;
    // Insertion order is the order of the last answers, so what was asked for longest ago goes first.
    for (const oldest of copies.keys()) {
      if (bytes <= MOST_BYTES) return;
      forget(oldest);
    }
  };

  const send = (req: Request, res: Response, { headers, encoding, body, answered }: Copy) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    res.setHeader('Age', String(Math.floor((now() - answered) / 1000)));
    const decode = ownValue(DECODERS, encoding);
    // The ETag belongs to the bytes of this encoding.
    if (decode && req.acceptsEncodings(encoding) === false) {
      res.removeHeader('ETag');
      return void res.end(req.method === 'HEAD' ? undefined : decode(body));
    }
    const etag = res.getHeader('etag');
    if (typeof etag === 'string' && req.headers['if-none-match']?.includes(etag))
      return void res.status(304).end();
    if (encoding) res.setHeader('Content-Encoding', encoding);
    res.setHeader('Content-Length', String(body.length));
    res.end(req.method === 'HEAD' ? undefined : body);
  };

  const forward = forwardWith((req, answer) => {
    const { statusCode = 0 } = answer;
    const path = req.originalUrl;
    if (statusCode >= 500) return new AppError(503, 'unavailable', { retryAfterSeconds: 5 });
    // With a query there are endlessly many addresses of one file.
    if (path.includes('?')) return null;
    if (statusCode === 200 && req.method === 'GET') void keep(path, answer);
    else if (statusCode === 404 || statusCode === 410) forget(path);
    return null;
  });

  return (req, res, next) =>
    forward(req, res, (error: unknown) => {
      const path = req.originalUrl;
      const copy = req.method === 'GET' || req.method === 'HEAD' ? copies.get(path) : undefined;
      if (!error || !copy || now() - copy.answered > copy.usableMs) return next(error);
      contextOf(res).log.debug({ err: error }, 'answered from memory');
      send(req, res, copy);
    });
};
