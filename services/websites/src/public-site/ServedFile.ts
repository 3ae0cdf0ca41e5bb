import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A text in every encoding that a browser may ask for, ready to be sent. */
export interface ServedFile {
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
  /** Of the plain text, without quotes. */
  hash: string;
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Compresses once what is sent many times; in the thread pool, so that requests go on. */
export const toServedFile = async (text: string): Promise<ServedFile> => {
  const plain = Buffer.from(text, 'utf8');
  const [br, zipped] = await Promise.all([
    brotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    deflate(plain, { level: 9 }),
  ]);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 27);
  return { plain, br, gzip: zipped, hash };
};
