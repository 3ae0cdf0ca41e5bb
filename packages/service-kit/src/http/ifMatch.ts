import { AppError } from '../AppError';
import type { Request, Response } from '../request/requestContext';

/** What counts its changes. A record of a version that did not count yet has no revision, and counts as unchanged. */
export interface Revised {
  revision?: number;
}

/** The ETag of something that counts its changes. */
export const etagOf = ({ revision = 0 }: Revised): string => `"${revision}"`;

/** Tells the version that is answered, for a later If-Match. */
export const setEtag = (res: Response, record: Revised): void => {
  res.setHeader('ETag', etagOf(record));
};

/** Answers something that names its own ETag, with that as the header. */
export const answerTagged = <T extends { etag: string }>(res: Response, answer: T): T => {
  res.setHeader('ETag', answer.etag);
  return answer;
};

const asked = new WeakSet<Request>();

/** Whether the handler of a request asked what the caller has seen. A declared If-Match that a handler does not read guards nothing. */
export const askedForRevision = (req: Request): boolean => asked.has(req);

/**
 * The revision that the caller says to have seen, or undefined when the caller does not care.
 * @throws AppError 412 for an If-Match that cannot be one of ours
 */
export const seenRevision = (req: Request): number | undefined => {
  asked.add(req);
  const given = req.get('if-match');
  if (given === undefined || given === '*') return undefined;
  const digits = /^(?:W\/)?"(\d{1,9})"$/.exec(given)?.[1];
  if (digits === undefined) throw new AppError(412, 'if_match_required');
  return Number(digits);
};

/**
 * The revision that the caller has seen, of something that is not changed without.
 * @throws AppError 428 precondition_required without one, 412 for one that cannot be ours
 */
export const requiredRevision = (req: Request): number => {
  const revision = seenRevision(req);
  if (revision === undefined) throw new AppError(428, 'precondition_required');
  return revision;
};
