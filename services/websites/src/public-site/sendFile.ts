import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Encoding, ServedFile } from './ServedFile';

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

/** Sends a prepared file to whoever asks; 304 when the browser has it already. */
export const sendFile = (req: IncomingMessage, res: ServerResponse, file: ServedFile): void => {
  const { etag, headers, unchanged, body } = file[encodingFor(req.headers['accept-encoding'])];
  if (req.headers['if-none-match']?.includes(etag)) res.writeHead(304, unchanged).end();
  else res.writeHead(200, headers).end(req.method === 'HEAD' ? undefined : body);
};
