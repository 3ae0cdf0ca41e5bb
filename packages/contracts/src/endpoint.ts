import type * as z from 'zod/mini';
import type { Role } from './constants';
import type { MembershipFlag } from './identity/membershipFlag';
import type { KeyScope } from './identity/scopes';
import type { MessageCode } from './messages/MessageCode';
import type { ServiceName } from './service/services';

/**
 * Who may call: nobody known (`none`), the holder of a two-factor one-time token (`otp`), a signed-in user
 * (`bearer`), a website's visitor (`site`: public site key and origin), the holder of a receipt.
 */
export type Auth = 'none' | 'otp' | 'bearer' | 'site' | 'receipt';

/**
 * How the body of a request is sent. `beacon` is JSON under either JSON or text/plain (navigator.sendBeacon), `report` under
 * the types that browsers give their own reports.
 */
export type BodyKind = 'json' | 'form' | 'beacon' | 'report' | 'file';

/** Whether a call is given the version that the caller read: it may be, or it has to be. */
export type IfMatch = 'optional' | 'required';

/** A status of success besides the usual one. */
export interface OtherSuccess {
  status: 200 | 202 | 206;
  /** When a call is answered so: one sentence. */
  when: string;
  /** Shape of the answer; without it the answer is a file. */
  answer?: z.ZodMiniType;
}

/** One call, declared once: used by the server, the browser, the OpenAPI document and the generated tests. */
export interface Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  /** Unique camelCase name, e.g. `listApplications`; the operation id of the OpenAPI document. */
  name: string;
  /** Which service answers. */
  service: ServiceName;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api/v1, parameters as `:id`. */
  path: string;
  auth: Auth;
  /** Least membership role in the organization that owns the resource; `self` = any signed-in user. */
  role?: Role | 'self';
  /** People whose membership carries this flag may call, too, whatever their role; people of some websites never carry it. */
  flag?: MembershipFlag;
  /** What an API key must be allowed for this call; without it the call is closed to keys. */
  scope?: KeyScope;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Default `json`. */
  bodyKind?: BodyKind;
  /** Largest body in bytes; default 100 KB. */
  bodyLimit?: number;
  /** What a longer body is told where one field alone can make it so long; default 413 body_too_large. */
  oversize?: { field: string; code: MessageCode };
  /** Status of success; default 200 (204 when there is no answer). */
  status?: 200 | 201 | 202 | 204;
  /**
   * Address of what a call with status 201 creates, below /api/v1: its last parameter is the `id` of the answer, the others are
   * those of the call. After `?` it names questions of the call that lead to what was created, too (`?controller`). Sent as `Location`.
   */
  readAt?: string;
  /** Shape of the answer in JSON; without it and without `files` the answer has no body. */
  answer?: Answer;
  /** Media types of an answer that is a file or a page: in place of `answer`, or next to it where the caller may choose. */
  files?: readonly string[];
  /** Further ways to succeed. */
  otherSuccesses?: readonly OtherSuccess[];
  /**
   * Secret fields of the answer, as paths (`session.token`). No service stores them in clear; where the answer is kept for a
   * repeated request, it has null in their place.
   */
  secrets?: readonly string[];
  /**
   * Takes `If-Match` with the `etag` of what the caller read, and answers 412 after a change by another user. `optional`: without
   * it the call saves over whatever is stored. `required`: without it 428 precondition_required.
   */
  ifMatch?: IfMatch;
  /**
   * Takes what the call answered: fields that cannot be written are left out instead of refused. Only where no field of the answer
   * gives anybody rights: people, websites and cookies refuse each of them by name (mass assignment).
   */
  readBack?: true;
  /** Name of the rate limit that counts this call; default by auth. */
  limit?: string;
  /**
   * The token that the call is made with, in place of that of the session. Written by the build of a remote that declares its calls
   * (`release/partCalls.ts`), never in a declaration. `again`: the platform has refused the one before.
   */
  token?: (again: boolean) => Promise<string>;
  /** Field that names a resource of a service: tests and tenancy checks are generated from it. */
  resource?: string;
}

/** Declares a call and keeps its exact types. */
export const endpoint = <
  P extends z.ZodMiniType = z.ZodMiniType<undefined, undefined>,
  Q extends z.ZodMiniType = z.ZodMiniType<undefined, undefined>,
  B extends z.ZodMiniType = z.ZodMiniType<undefined, undefined>,
  A extends z.ZodMiniType = z.ZodMiniType<undefined, undefined>,
  I extends IfMatch | undefined = undefined,
  S extends KeyScope | undefined = undefined,
>(
  definition: Endpoint<P, Q, B, A> & { ifMatch?: I; scope?: S },
): Endpoint<P, Q, B, A> & { ifMatch?: I; scope?: S } => definition;

/** Any declared call. */
// oxlint-disable-next-line typescript/no-explicit-any -- the list of calls is heterogeneous by nature
export type AnyEndpoint = Endpoint<any, any, any, any>;

export type ParamsOf<E extends AnyEndpoint> = z.output<NonNullable<E['params']>>;
export type QueryOf<E extends AnyEndpoint> = z.output<NonNullable<E['query']>>;
export type BodyOf<E extends AnyEndpoint> = z.output<NonNullable<E['body']>>;
export type BodyInputOf<E extends AnyEndpoint> = z.input<NonNullable<E['body']>>;
export type QueryInputOf<E extends AnyEndpoint> = z.input<NonNullable<E['query']>>;
export type AnswerOf<E extends AnyEndpoint> = z.output<NonNullable<E['answer']>>;
