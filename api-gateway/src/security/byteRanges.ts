import type { RequestHandler } from 'express';

const RANGE = /^bytes=(\d{1,15})-(\d{0,15})$/;

/**
 * Takes a Range header away that asks for no range of a file: the whole file answers it (RFC 9110), and what serves files
 * would stumble over it.
 */
export const dropOddRanges: RequestHandler = (req, _res, next) => {
  const { range } = req.headers;
  if (range !== undefined) {
    const [, first, last] = RANGE.exec(range) ?? [];
    const backwards = last !== undefined && last !== '' && Number(last) < Number(first);
    if (first === undefined || backwards) delete req.headers.range;
  }
  next();
};
