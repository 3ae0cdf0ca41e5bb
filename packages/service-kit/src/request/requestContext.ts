import type { Request, Response } from 'express';
import type { Lang } from '@yinyom/contracts/constants';
import type { Logger } from '../logger';

/** Who is calling, as the gateway established it from the token. */
export interface Caller {
  userId: string;
  /** Of an API key, its id: like a session it can end at any moment. */
  sessionId: string;
  /** `access` for a signed-in user, `otp` between the two steps of a two-factor login, `key` for an API key. */
  kind: 'access' | 'otp' | 'key';
  /** Of an API key: the one organization it is of, and its name. `userId` is who made it and answers for it. */
  key?: { organizationId: string; name: string; agent?: true };
}

/** What every part of a request's handling may need to know. Lives in `res.locals.context`. */
export interface RequestContext {
  requestId: string;
  /** Of the trace that the request belongs to, across processes: 32 hex digits. */
  traceId: string;
  /** As it is passed on to services behind this process (W3C Trace Context). */
  traceparent: string;
  lang: Lang;
  log: Logger;
  caller: Caller | null;
  /** Address of the client as far as trusted proxies tell, in its one spelling; empty when they tell none. */
  ip: string;
  /** Set when the answer is what it always is and kept elsewhere: its line is for the log level `debug` only. */
  routine: boolean;
  /** Message code of the failure that was answered. */
  failure?: string;
}

/** The context of a request; it is set first thing by `contextMiddleware`. */
export const contextOf = (res: Response): RequestContext => {
  const context = (res.locals as { context?: RequestContext }).context;
  if (!context) throw new Error('contextMiddleware must run first');
  return context;
};

/** Whether a context was made already (a service mounted in the gateway shares the gateway's). */
export const hasContext = (res: Response): boolean => 'context' in res.locals;

export const setContext = (res: Response, context: RequestContext): void => {
  (res.locals as { context?: RequestContext }).context = context;
};

export type { Request, Response };
