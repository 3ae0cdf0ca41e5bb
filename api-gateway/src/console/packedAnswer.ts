import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const PACKERS = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (text: string) => promisify(gzip)(text),
};
type Encoding = keyof typeof PACKERS;

/**
 * Answers with JSON that many ask for and that seldom changes, as small as the reader takes it. Each text is packed once for each
 * encoding, outside of the event loop, and kept until another one is sent; browsers that have it get 304.
 */
export const createPackedAnswer = () => {
  let kept = { text: '', packed: new Map<Encoding, Promise<Buffer>>() };
  return async (req: Request, res: Response, value: unknown): Promise<void> => {
    const text = JSON.stringify(value);
    if (kept.text !== text) kept = { text, packed: new Map() };
    const { packed } = kept;
    res.vary('Accept-Encoding');
    res.setHeader('Cache-Control', 'no-cache');
    res.type('json');
    const encoding = req.acceptsEncodings(['br', 'gzip']) as Encoding | false;
    if (!encoding || !(encoding in PACKERS)) return void res.send(text);
    const packing = packed.get(encoding) ?? PACKERS[encoding](text);
    packed.set(encoding, packing);
    const bytes = await packing;
    res.setHeader('Content-Encoding', encoding);
    res.send(bytes);
  };
};
