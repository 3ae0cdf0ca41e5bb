import type { RequestHandler } from 'express';
import { AppError } from '../AppError';
import type { Request, Response } from './requestContext';

const BYTE_ORDER_MARK = 0xfeff;
const UTF8 = String.raw`(?:; ?charset="?utf-8"?)?`;

/** Reads JSON the way nearly everybody sends it: of known length, not compressed, in UTF-8. */
const readPlain = (req: Request, next: (error?: unknown) => void): void => {
  const chunks: Buffer[] = [];
  const malformed = () => next(new AppError(400, 'malformed_json'));
  req.on('data', (chunk: Buffer) => chunks.push(chunk));
  req.once('error', malformed);
  req.once('end', () => {
    const text = (chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)).toString();
    try {
      req.body = JSON.parse(text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text) as unknown;
    } catch {
      return malformed();
    }
    next();
  });
};

/**
 * Reads plain JSON bodies with little work; every other body goes to `full`, whose answers are the same.
 * @param types content types in lower case
 * @param limit bytes
 */
export const plainJson = (types: readonly string[], limit: number, full: RequestHandler): RequestHandler => {
  const plain = new RegExp(`^(?:${types.join('|')})${UTF8}$`, 'i');
  return (req: Request, res: Response, next) => {
    const { headers } = req;
    const length = Number(headers['content-length']);
    const fits = length > 0 && length <= limit && headers['content-encoding'] === undefined;
    if (fits && plain.test(headers['content-type'] ?? '')) readPlain(req, next);
    else full(req, res, next);
  };
};
