import type { Request, Response } from '@yinyom/service-kit/http/requestContext';
import type { ServedFile } from './ServedFile';

type Encoding = 'br' | 'gzip' | 'plain';

/** The best encoding that an Accept-Encoding header allows. */
export const encodingFor = (header: string | undefined): Encoding => {
  if (!header) return 'plain';
  const refused = (name: string) =>
    new RegExp(`(?:^|,)\\s*${name}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)`).test(header);
  const named = (name: string) => new RegExp(`(?:^|,)\\s*${name}\\s*(?:;|,|$)`).test(header);
  if (named('br') && !refused('br')) return 'br';
  return named('gzip') && !refused('gzip') ? 'gzip' : 'plain';
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
