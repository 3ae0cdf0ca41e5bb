import type { ServerResponse } from 'node:http';
import { AppError } from '@yinyom/service-kit/AppError';

const WAIT = [429, 503];

/**
 * Lets the page read how long it has to wait. The limit is counted, and a service found to be down, before it is known
 * whose page asks, so any page may read that much; an answer it cannot read looks to it like a broken connection.
 */
export const tellWhenAgain = (error: unknown, res: ServerResponse): void => {
  const wait = error instanceof AppError && WAIT.includes(error.status);
  if (wait && !res.headersSent && !res.hasHeader('Access-Control-Allow-Origin'))
    res.setHeader('Access-Control-Allow-Origin', '*');
};
