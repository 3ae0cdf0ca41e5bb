import type { ServerResponse } from 'node:http';
import { AppError } from '@yinyom/service-kit/AppError';

/**
 * Lets the page read how long it has to wait. The limit is counted before it is known whose page asks, so any page may
 * read that much; an answer it cannot read looks to it like a broken connection.
 */
export const tellWhenAgain = (error: unknown, res: ServerResponse): void => {
  if (error instanceof AppError && error.status === 429) res.setHeader('Access-Control-Allow-Origin', '*');
};
