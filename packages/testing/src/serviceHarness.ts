import type { RequestHandler } from 'express';
import { Authenticator } from 'passport';
import type { InternalContract } from '@yinyom/contracts/internal/internalContract';
import { signToken, tokenStrategy } from '@yinyom/service-kit/auth/accessToken';
import { contextMiddleware } from '@yinyom/service-kit/http/contextMiddleware';
import { createApp } from '@yinyom/service-kit/http/createApp';
import { errorHandler, notFoundHandler } from '@yinyom/service-kit/http/errorHandler';
import { contextOf, type Caller } from '@yinyom/service-kit/request/requestContext';
import { createLogger, type Logger } from '@yinyom/service-kit/logger';
import { listen } from '@yinyom/service-kit/runService';
import { keyRing, type KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import type { Service } from '@yinyom/service-kit/service';
import { loadSettings } from '@yinyom/service-kit/settings/loadSettings';
import type { Secrets } from '@yinyom/service-kit/settings/generatedSecrets';
import type { Settings } from '@yinyom/service-kit/settings/definitions';

/** Secrets for tests; every harness and every token of a test uses these unless told otherwise. */
export const testSecrets: Secrets = {
  JWT_SECRET: keyRing('test-jwt-secret-'.repeat(3)),
  INTERNAL_SECRET: keyRing('test-internal-secret-'.repeat(2)),
  INGEST_SECRET: keyRing('test-ingest-secret-'.repeat(3)),
  DATA_SECRET: keyRing('test-data-secret-'.repeat(3)),
};

/** Settings as an empty environment gives them, with some changed; passwords hash as quickly as is allowed. */
export const testSettings = (env: Record<string, string> = {}): Settings =>
  loadSettings({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    CAPTCHA_PROVIDER: 'none',
    PASSWORD_HASH_MIB: '19',
    PASSWORD_HASH_PASSES: '2',
    MORE_TOP_LEVELS: 'example,localhost,invalid',
    ...env,
  });

export interface Answer {
  status: number;
  headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read into answers of every shape
  body: any;
}

export interface Sending {
  /** Bearer token. */
  token?: string;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent urlencoded. */
  form?: Record<string, string>;
  /** Sent as it is, with the content type of `headers`. */
  raw?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

/** A service behind what the gateway puts before it, over real HTTP on a free port. */
export interface ServiceHarness {
  /** `http://127.0.0.1:port/api/v1` */
  url: string;
  /** `http://127.0.0.1:port`, for what the service mounts outside the API. */
  origin: string;
  /** An access token as the gateway takes it; the session must exist for calls that check it. */
  tokenFor(userId: string, sessionId: string): string;
  /** Sends a request below /api/v1. */
  send(method: string, path: string, sending?: Sending): Promise<Answer>;
  close(): Promise<void>;
}

/** Reads a token of either kind when there is one; whether a call needs it is for the call to say. */
const readCaller = (jwtSecret: KeyRing): RequestHandler => {
  const passport = new Authenticator();
  passport.use('access', tokenStrategy('access', jwtSecret));
  passport.use('otp', tokenStrategy('otp', jwtSecret));
  return (req, res, next) => {
    const verified = (error: unknown, caller: Caller | false) => {
      if (error) return next(error);
      contextOf(res).caller = caller || null;
      next();
    };
    (passport.authenticate(['access', 'otp'], { session: false }, verified) as RequestHandler)(
      req,
      res,
      next,
    );
  };
};

const bodyOf = ({ body, form, raw }: Sending): Pick<RequestInit, 'body'> & { type?: string } => {
  if (raw !== undefined) return { body: raw };
  if (form) return { body: new URLSearchParams(form).toString(), type: 'application/x-www-form-urlencoded' };
  return body === undefined ? {} : { body: JSON.stringify(body), type: 'application/json' };
};

const readBody = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return text !== '' && isJson ? JSON.parse(text) : text;
};

/** Mounts a service as the gateway does: context, caller from the token, router, error shape. */
export const startServiceHarness = async <C extends InternalContract>(
  service: Service<C>,
  {
    secrets = testSecrets,
    logger = createLogger('silent'),
    trustProxy = 0,
  }: { secrets?: Secrets; logger?: Logger; trustProxy?: number } = {},
): Promise<ServiceHarness> => {
  const app = createApp();
  app.set('trust proxy', trustProxy);
  app.use(contextMiddleware(logger));
  if (service.publicFiles) app.use('/sdk/v1', service.publicFiles);
  app.use('/api/v1', readCaller(secrets.JWT_SECRET), service.router);
  if (service.outbox) app.use(service.outbox);
  app.use(notFoundHandler);
  app.use(errorHandler);
  const server = await listen(app, '127.0.0.1', 0, 'PORT');
  const url = `${server.url}/api/v1`;
  return {
    url,
    origin: server.url,
    tokenFor: (userId, sessionId) => signToken({ userId, sessionId, kind: 'access' }, secrets.JWT_SECRET),
    send: async (method, path, sending = {}) => {
      const { body, type } = bodyOf(sending);
      const response = await fetch(url + path, {
        method,
        body,
        redirect: 'manual',
        headers: {
          ...(type && { 'content-type': type }),
          ...(sending.token && { authorization: `Bearer ${sending.token}` }),
          ...sending.headers,
        },
      });
      return { status: response.status, headers: response.headers, body: await readBody(response) };
    },
    close: () => server.close(),
  };
};
