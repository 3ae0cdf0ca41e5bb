import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Stands before Express, for the few requests that arrive most (decision 017): takes a request and answers it, or leaves
 * it as it is to whoever comes next.
 * @returns whether it took the request
 */
export type Front = (req: IncomingMessage, res: ServerResponse) => boolean;
