import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { AppError } from '../AppError';
import { parseJson } from './parseJson';

const UTF8 = String.raw`(?:; ?charset="?utf-8"?)?`;

/**
 * Whether a body is JSON the way nearly everybody sends it: of known length, not compressed, in UTF-8.
 * @param types content types in lower case
 * @param limit bytes
 */
export const plainJsonTest = (
  types: readonly string[],
  limit: number,
): ((headers: IncomingHttpHeaders) => boolean) => {
  const plain = new RegExp(`^(?:${types.join('|')})${UTF8}$`, 'i');
  return (headers) => {
    const length = Number(headers['content-length']);
    return (
      length > 0 &&
      length <= limit &&
      headers['content-encoding'] === undefined &&
      plain.test(headers['content-type'] ?? '')
    );
  };
};

/** Reads a body that passed the test. @throws AppError 400 */
export const readPlainJson = (req: IncomingMessage): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.once('error', () => reject(new AppError(400, 'malformed_json')));
    req.once('end', () => {
      try {
        resolve(parseJson(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
      } catch (error) {
        reject(error instanceof Error ? error : new AppError(400, 'malformed_json'));
      }
    });
  });

/** Reads plain JSON bodies with little work; every other body goes to `full`, whose answers are the same. */
export const plainJson = (types: readonly string[], limit: number, full: RequestHandler): RequestHandler => {
  const isPlain = plainJsonTest(types, limit);
  return async (req, res, next) => {
    if (!isPlain(req.headers)) return full(req, res, next);
    req.body = await readPlainJson(req);
    next();
  };
};
