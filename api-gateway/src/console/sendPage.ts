import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import type { Request, Response } from 'express';

/** Each answer is packed anew, for its nonce: quickly rather than as small as can be. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const PACKERS = {
  br: (html: Buffer) => promisify(brotliCompress)(html, BROTLI),
  gzip: (html: Buffer) => promisify(gzip)(html),
};

/**
 * Answers with a page as small as the browser takes it, packed beside the event loop. Nothing in a page is a secret that
 * outlives its answer or comes from the request's own text, so its size tells nothing.
 */
export const sendPage = async (req: Request, res: Response, html: string): Promise<void> => {
  res.vary('Accept-Encoding');
  res.type('html');
  const encoding = req.acceptsEncodings(['br', 'gzip']) as keyof typeof PACKERS | false;
  if (!encoding || !(encoding in PACKERS)) return void res.send(html);
  res.setHeader('Content-Encoding', encoding);
  res.send(await PACKERS[encoding](Buffer.from(html)));
};
