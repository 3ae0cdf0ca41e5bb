import type { Request, Response } from '@yinyom/service-kit/http/requestContext';
import type { ServedFile } from './ServedFile';

type Encoding = 'br' | 'gzip' | 'plain';

const readHeader = (header: string): Encoding => {
  const qualityOf = (name: string): number => {
    const match = new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=([0-9.]+)\\s*)?(?:,|$)`).exec(header);
    return match ? Number(match[1] ?? 1) : 0;
  };
  if (qualityOf('br') > 0) return 'br';
  return qualityOf('gzip') > 0 ? 'gzip' : 'plain';
};

/** Browsers send few different headers: what one means is worked out once. */
const known = new Map<string, Encoding>();
const MOST_KNOWN = 200;

/** The best encoding that an Accept-Encoding header allows. */
export const encodingFor = (header: string | undefined): Encoding => {
  if (!header || header.length > 200) return 'plain';
  let encoding = known.get(header);
  if (encoding === undefined) {
    encoding = readHeader(header);
    if (known.size < MOST_KNOWN) known.set(header, encoding);
  }
  return encoding;
};

interface Headers {
  type: string;
  cacheControl: string;
}

/** Sends a prepared file to whoever asks, from whatever origin; 304 when the browser has it already. */
export const sendFile = (
  req: Request,
  res: Response,
  file: ServedFile,
  { type, cacheControl }: Headers,
): void => {
  const encoding = encodingFor(req.headers['accept-encoding']);
  const etag = `"${file.hash}-${encoding}"`;
  res.setHeader('ETag', etag);
  res.setHeader('Cache-Control', cacheControl);
  res.setHeader('Vary', 'Accept-Encoding');
  res.setHeader('Access-Control-Allow-Origin', '*');
  res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  if (req.headers['if-none-match']?.includes(etag)) {
    res.statusCode = 304;
    res.end();
    return;
  }
  const body = file[encoding];
  res.setHeader('Content-Type', type);
  res.setHeader('X-Content-Type-Options', 'nosniff');
  if (encoding !== 'plain') res.setHeader('Content-Encoding', encoding);
  res.setHeader('Content-Length', body.length);
  res.statusCode = 200;
  res.end(req.method === 'HEAD' ? undefined : body);
};
