import type { IncomingMessage, ServerResponse } from 'node:http';
import { createContext } from '@yinyom/service-kit/http/contextMiddleware';
import { failureOf, writeError } from '@yinyom/service-kit/http/errorHandler';
import type { Logger } from '@yinyom/service-kit/logger';

/** Answers a request that nobody else gets to see, with the headers of every answer. */
export const refuseEarly =
  (headers: Map<string, string>, logger: Logger) =>
  (req: IncomingMessage, res: ServerResponse, error: unknown): void => {
    const context = createContext(req.headers, '', logger);
    res.setHeaders(headers);
    res.setHeader('X-Request-Id', context.requestId);
    writeError(res, context, failureOf(error, context));
  };
export type RefuseEarly = ReturnType<typeof refuseEarly>;
