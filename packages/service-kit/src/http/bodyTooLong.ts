import type { RequestHandler } from 'express';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { AppError, invalidField } from '../AppError';

/** So much of a body that is refused in words is read and dropped: who is still sending would miss the answer. */
const MOST_DROPPED = 8 * 1024 * 1024;

/** What a body beyond the limit of a call is refused with: in the words of the field that is too long, if one is named. */
export const bodyTooLong = ({ oversize }: Pick<AnyEndpoint, 'oversize'>): AppError =>
  oversize ? invalidField(oversize.field, oversize.code) : new AppError(413, 'body_too_large');

/** Refuses by the announced length, before anything of the body is kept; a parser counts the real bytes. */
export const refuseLength =
  (endpoint: AnyEndpoint, limit: number): RequestHandler =>
  (req, res, next) => {
    const length = Number(req.headers['content-length'] ?? 0);
    if (!(length > limit)) return next();
    if (!endpoint.oversize) return next(bodyTooLong(endpoint));
    if (length > MOST_DROPPED) {
      res.setHeader('Connection', 'close');
      return next(bodyTooLong(endpoint));
    }
    req.once('end', () => next(bodyTooLong(endpoint)));
    req.resume();
  };
