import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'plain';

/** What is told about a file besides its bytes. */
export interface FileKind {
  type: string;
  cacheControl: string;
  /** Whether people reach this installation over https, and shall keep to it. */
  secure?: boolean;
  /** Request headers besides Accept-Encoding that the answer depends on. */
  vary?: string;
}

/** One encoding of a file, ready to be sent: header names and values in turn, as `writeHead` takes them. */
export interface ReadyAnswer {
  etag: string;
  headers: string[];
  /** Headers of the answer to a browser that has it already. */
  unchanged: string[];
  body: Buffer;
}

/** A text in every encoding that a browser may ask for. */
export type ServedFile = Record<Encoding, ReadyAnswer>;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const readyAnswer = (
  body: Buffer,
  encoding: Encoding,
  hash: string,
  { type, cacheControl, secure = false, vary }: FileKind,
): ReadyAnswer => {
  const etag = `"${hash}-${encoding}"`;
  const unchanged = [
    ...['ETag', etag],
    ...['Cache-Control', cacheControl],
    ...['Vary', vary === undefined ? 'Accept-Encoding' : `Accept-Encoding, ${vary}`],
    // From whatever page asks: the script is meant for other people's websites.
    ...['Access-Control-Allow-Origin', '*'],
    ...['Cross-Origin-Resource-Policy', 'cross-origin'],
    // It comes from memory, past the gateway's headers for everything else.
    ...['Content-Security-Policy', "frame-ancestors 'none'"],
    ...(secure ? ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] : []),
  ];
  const headers = [
    ...unchanged,
    ...['Content-Type', type],
    ...['X-Content-Type-Options', 'nosniff'],
    ...(encoding === 'plain' ? [] : ['Content-Encoding', encoding]),
    ...['Content-Length', String(body.length)],
  ];
  return { etag, headers, unchanged, body };
};

/** Compresses once what is sent many times; in the thread pool, so that requests go on. */
export const toServedFile = async (text: string, kind: FileKind): Promise<ServedFile> => {
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
  return {
    plain: readyAnswer(plain, 'plain', hash, kind),
    br: readyAnswer(br, 'br', hash, kind),
    gzip: readyAnswer(zipped, 'gzip', hash, kind),
  };
};
