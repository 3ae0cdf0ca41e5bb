import type { RequestHandler, Router } from 'express';
import type { Role } from '@yinyom/contracts/constants';
import type { AnswerOf, AnyEndpoint, BodyOf, ParamsOf, QueryOf } from '@yinyom/contracts/endpoint';
import {
  authorizeMember,
  authorizeSelf,
  keyRefused,
  type About,
  type IdentityClient,
  type Member,
} from '../auth/authorizer';
import { createConfirmation } from '../auth/confirmation';
import { checkBodyShape } from './bodyShape';
import { bodyParser } from './bodyParser';
import { logLateAnswer } from './errorHandler';
import { nameDamaged } from './nameDamaged';
import { hashedFiles } from './hashedFiles';
import { askedForRevision } from './ifMatch';
import { RepeatedRequest, type Claim, type Idempotency } from './idempotency';
import {
  contextOf,
  type Caller,
  type Request,
  type RequestContext,
  type Response,
} from '../request/requestContext';
import { API_PATH, REPLAYED_HEADER } from '@yinyom/contracts/constants';
import { createdAt } from '@yinyom/contracts/reference/createdAt';
import { markedRoute } from '../metrics/markedRoute';
import { sendJson } from './sendJson';
import { uploadedFiles, type UploadLimits } from './uploadedFiles';
import { parseBody, parseParams, parseQuery } from './validate';

/** What a handler gets: checked input and the means to check the caller. */
export interface Call<E extends AnyEndpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  context: RequestContext;
  /**
   * Checks the caller's membership and the call's role in the organization that owns what is asked for.
   * @param confirmedBy least role of a person who confirms the call of an agent, where it is above the call's
   */
  member(organizationId: string, about?: About, confirmedBy?: Role): Promise<Member>;
  /** The caller with a living session, for calls of role `self`. */
  self(): Promise<Caller>;
  /** Files of a call that was bound with `streamed`, as they come; of every other call none. */
  files: AsyncIterable<Buffer>;
  req: Request;
  res: Response;
}

type Handler<E extends AnyEndpoint> = (
  call: Call<E>,
) => Promise<AnswerOf<E> | Sent | (AnswerOf<E> extends undefined ? void : never)>;

/** Says that the handler wrote the response itself (files, redirects). */
export const SENT = Symbol('sent');
type Sent = typeof SENT;

interface BindOptions {
  /** The handler reads the files of the body itself (`files`), once the caller was checked: so many, of so many bytes each. */
  streamed?: UploadLimits;
}

/** A body that was read before has no files to come. */
const NO_FILES: AsyncIterable<Buffer> = {
  [Symbol.asyncIterator]: () => ({ next: async () => ({ done: true, value: undefined }) }),
};

/**
 * Binds declared calls to handlers on one router.
 * @param idempotency honours `Idempotency-Key` on calls that create
 */
export const routeBinder =
  (router: Router, identity: IdentityClient, idempotency?: Idempotency) =>
  <E extends AnyEndpoint>(endpoint: E, handler: Handler<E>, { streamed }: BindOptions = {}): void => {
    const handle: RequestHandler = async (req, res) => {
      const context = contextOf(res);
      // No cache keeps an answer unless the handler allows it.
      res.setHeader('Cache-Control', 'no-store');
      const params = (endpoint.params ? parseParams(endpoint.params, req.params) : undefined) as ParamsOf<E>;
      // A declared role that nobody checked is a fault of ours: it must never answer.
      let checked = endpoint.role === undefined;
      let claim: Claim | null = null;
      const upload = streamed ? hashedFiles(uploadedFiles(req, endpoint, streamed)) : undefined;
      const confirm = createConfirmation(identity, endpoint, req, context);
      const call: Call<E> = {
        params,
        get query() {
          return query as QueryOf<E>;
        },
        get body() {
          return body as BodyOf<E>;
        },
        context,
        member: async (organizationId, about, confirmedBy) => {
          const needed = {
            call: endpoint.name,
            least: leastRole(endpoint),
            flag: endpoint.flag,
            scope: endpoint.scope,
          };
          const member = await authorizeMember(identity, context, organizationId, needed, about);
          checked = true;
          claim ??= (await idempotency?.claim(endpoint, context, req, upload)) ?? null;
          // After the claim: a repeated request gets its answer and needs no second confirmation.
          await confirm(member, about ?? null, { params, query, body }, confirmedBy);
          return member;
        },
        self: async () => {
          const caller = await authorizeSelf(identity, context, endpoint.scope);
          checked = true;
          return caller;
        },
        files: upload?.files ?? NO_FILES,
        req,
        res,
      };
      if (context.caller?.kind === 'key' && !endpoint.scope) throw keyRefused('key_not_accepted');
      if (endpoint.role === 'self') await call.self();
      const query: unknown = parseQuery(endpoint.query, req.query);
      // Without a body there are no fields; `null` is a body, and no object.
      const raw: unknown = req.body === undefined ? {} : req.body;
      if (endpoint.body) checkBodyShape(raw, maxKeysOf(endpoint));
      const readBack = endpoint.readBack ? endpoint.answer : undefined;
      const body: unknown = endpoint.body ? parseBody(endpoint.body, raw, readBack) : undefined;
      const answer = await answerOnce(
        () => nameDamaged(res, () => handler(call)),
        () => claim,
        // Says why secrets of the first answer are missing.
        () => void res.setHeader(REPLAYED_HEADER, 'true'),
      );
      if (!checked) throw new Error(`${endpoint.name} answered without checking the caller's role`);
      if (endpoint.ifMatch && !askedForRevision(req))
        throw new Error(`${endpoint.name} saved without reading If-Match`);
      if (answer === SENT) return;
      if (res.headersSent) return logLateAnswer(context);
      const asked = { params: req.params, query: query as Record<string, unknown> | undefined };
      const location = createdAt(endpoint, asked, answer);
      if (location) res.setHeader('Location', API_PATH + location);
      if (endpoint.answer && endpoint.method === 'GET') res.status(endpoint.status ?? 200).json(answer);
      else if (endpoint.answer) sendJson(res, endpoint.status ?? 200, answer);
      else res.status(endpoint.status ?? 204).end();
    };
    const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    router[method](
      endpoint.path,
      markedRoute(endpoint.path),
      ...bodyParser(endpoint, streamed !== undefined),
      handle,
    );
  };

/** Binds a declared call to its handler; each feature's routes are given one. */
export type RouteBinder = ReturnType<typeof routeBinder>;

/** Keeps the answer for a repetition of the same request, or gives the kept one. */
const answerOnce = async <A>(
  handle: () => Promise<A>,
  claimed: () => Claim | null,
  onRepeat: () => void,
): Promise<A> => {
  try {
    const answer = await handle();
    await claimed()?.keep(answer);
    return answer;
  } catch (error) {
    if (error instanceof RepeatedRequest) {
      onRepeat();
      // The contract is the same, so the first answer has the type of this one.
      return error.answer as A;
    }
    await claimed()?.release();
    throw error;
  }
};

/** The template holds five languages of texts, a group besides 500 cookies; every other body stays far below 500 keys. */
const maxKeysOf = ({ bodyLimit = 0 }: AnyEndpoint): number => {
  if (bodyLimit >= 512 * 1024) return 8_000;
  return bodyLimit > 200 * 1024 ? 2_000 : 500;
};

const leastRole = (endpoint: AnyEndpoint): Role => {
  if (typeof endpoint.role !== 'number') throw new Error(`${endpoint.name} declares no membership role`);
  return endpoint.role;
};
